// Putting a card off: this browser folds it until tomorrow at eight, or an hour before it expires. It goes on waiting, and counts.
"use strict";
(() => {
  const KEY = "steward-later";
  const HOUR_MS = 3600000;
  const AT = 8;
  const read = () => { try { return JSON.parse(localStorage.getItem(KEY)) ?? {}; } catch { return {}; } };
  const write = (later) => localStorage.setItem(KEY, JSON.stringify(later));

  const tomorrow = () => { const day = new Date(); day.setDate(day.getDate() + 1); day.setHours(AT, 0, 0, 0); return day.getTime(); };
  const latest = (card) => Date.parse(card.querySelector("[data-expires]").dateTime) - HOUR_MS;
  const folded = (card) => card.classList.contains("later");

  const draw = (card, until) => {
    const put = card.querySelector(".put-off");
    if (!put || folded(card) === Boolean(until)) return;
    card.classList.toggle("later", Boolean(until));
    put.hidden = !until;
    if (!until) return;
    put.querySelector("span").textContent = new Date(until).toLocaleString([], { weekday: "long", hour: "2-digit", minute: "2-digit" });
    const pick = card.querySelector("[data-pick]:checked");
    if (pick) pick.click();
  };

  const drawAll = () => {
    const later = read();
    for (const [id, until] of Object.entries(later)) if (until <= Date.now()) delete later[id];
    write(later);
    for (const card of document.querySelectorAll(".card.waiting[data-card]")) {
      const button = card.querySelector("[data-later]");
      if (button) button.hidden = latest(card) <= Date.now();
      draw(card, later[card.dataset.card]);
    }
  };

  const put = (card, until) => {
    const later = read();
    if (until) later[card.dataset.card] = until;
    else delete later[card.dataset.card];
    write(later);
    draw(card, until);
    card.focus();
    document.dispatchEvent(new CustomEvent("steward:announce", { detail: until ? "Put off" : "Shown again" }));
  };

  document.addEventListener("click", ({ target }) => {
    const card = target.closest(".card");
    if (target.closest("[data-later]")) put(card, Math.min(tomorrow(), latest(card)));
    if (target.closest("[data-now]")) put(card, 0);
  });
  document.addEventListener("htmx:afterSettle", drawAll);
  document.addEventListener("DOMContentLoaded", drawAll);
  setInterval(drawAll, 30000);
})();
