// What Steward tells by itself, on every page: the number of what waits in the navigation and the title, the lines of Inbox and Talk,
// and, if the user asked for them, notifications of the browser.
"use strict";
(() => {
  const $ = (selector) => document.querySelector(selector);
  const NEWEST = "steward-told";
  const EVERY_MS = 5000;
  const title = document.title;
  let known = "";

  const notify = (lines) => {
    const last = Number(localStorage.getItem(NEWEST) ?? 0);
    const fresh = lines.filter((line) => Number(line.dataset.told) > last);
    if (!fresh.length) return;
    localStorage.setItem(NEWEST, Math.max(...fresh.map((line) => Number(line.dataset.told))));
    for (const line of fresh) {
      const [head, words] = [line.querySelector("strong").textContent, line.querySelector(".words").textContent];
      document.dispatchEvent(new CustomEvent("steward:announce", { detail: `${head}: ${words}` }));
      // The same tag in every window, so that it is shown once.
      if (window.Notification?.permission === "granted") new Notification(head, { body: words, tag: `steward-${line.dataset.told}` });
    }
  };

  const count = (now) => {
    const waiting = Number(now.dataset.count);
    const badge = $("#badge");
    badge.hidden = waiting === 0;
    badge.firstElementChild.textContent = waiting;
    document.title = waiting ? `(${waiting}) ${title}` : title;
    for (const ask of document.querySelectorAll("[data-notify]")) ask.hidden = window.Notification?.permission !== "default";
  };

  const look = async () => {
    const answer = await fetch(`/console/told?known=${known}`).catch(() => null);
    if (answer?.status !== 200) return;
    const words = await answer.text();
    known = answer.headers.get("X-Known");
    const now = new DOMParser().parseFromString(words, "text/html").querySelector("#told-now");
    if (!now) return;
    notify([...now.querySelectorAll("[data-told]")]);
    count(now);
    if ($("#told")) htmx.swap("#told", words, { swapStyle: "innerHTML" });
  };

  document.addEventListener("htmx:afterSettle", ({ target }) => {
    const now = target.id === "told" && $("#told-now");
    if (!now) return;
    count(now);
    const empty = $("#empty");
    if (empty) empty.hidden = Boolean($("#cards .card, #told .told"));
  });
  document.addEventListener("click", async (event) => {
    if (!event.target.closest("[data-notify]")) return;
    await window.Notification.requestPermission();
    event.target.closest("[data-notify]").hidden = true;
  });
  document.addEventListener("DOMContentLoaded", () => {
    if (!$("#badge")) return;
    look();
    setInterval(look, EVERY_MS);
  });
})();
