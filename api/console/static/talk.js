// Talking: the newest is in view, suggestions are sent by a click, and what was typed outlives a Steward that is away.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const RETRY_MS = 2000;
  const NEAR_PX = 160;
  const form = () => $("[data-compose]");
  const place = () => `steward-draft-${form().dataset.draft}`;

  // Who reads further up is left there.
  const end = () => document.documentElement.scrollHeight;
  let follows = true;
  let last = 0;
  addEventListener("scroll", () => {
    if (scrollY + innerHeight >= end() - NEAR_PX) follows = true;
    else if (scrollY < last) follows = false;
    last = scrollY;
  }, { passive: true });
  const jump = () => { if (follows) scrollTo({ top: end() }); };
  // A card is as high as it is only once it was drawn.
  const follow = () => { requestAnimationFrame(jump); setTimeout(jump, 120); };
  const toEnd = () => { follows = true; follow(); };

  // Steward is away: the bar says so, and what was sent is sent again when it is back. It has a key, and is taken once.
  let unsent = false;
  let waiting = 0;
  const back = async () => {
    const answer = await fetch("/readyz", { cache: "no-store" }).catch(() => null);
    if (!answer?.ok) { waiting = setTimeout(back, RETRY_MS); return; }
    waiting = 0;
    $("#away").hidden = true;
    if (unsent) { unsent = false; form().requestSubmit(); }
  };
  const away = () => {
    $("#away").hidden = false;
    if (!waiting) waiting = setTimeout(back, RETRY_MS);
  };
  const GONE = 502;
  const lost = (event) => {
    if (event.type === "htmx:responseError" && event.detail.xhr.status < GONE) return;
    if (form() && event.detail.elt === form()) unsent = true;
    away();
  };
  for (const kind of ["htmx:sendError", "htmx:timeout", "htmx:responseError", "htmx:sseError"]) document.addEventListener(kind, lost);

  document.addEventListener("input", ({ target }) => {
    if (!target.closest("[data-compose]")) return;
    if (target.value) localStorage.setItem(place(), target.value);
    else localStorage.removeItem(place());
    if (!unsent) $("[name=key]", form()).value = "";
  });
  document.addEventListener("submit", ({ target }) => {
    if (!target.matches("[data-compose]")) return;
    const key = $("[name=key]", target);
    key.value ||= `say-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (one) => one.toString(16).padStart(2, "0")).join("")}`;
  }, true);
  // A bare yes means what ends the page it is said from.
  document.addEventListener("htmx:configRequest", ({ detail }) => {
    if (!form() || detail.elt !== form()) return;
    const turn = [...document.querySelectorAll("#turns > .turn")].at(-1);
    const cards = turn ? [...turn.querySelectorAll(".card.waiting[data-card]")] : [];
    detail.parameters.shown = cards.map((card) => card.dataset.card).join(",");
  });
  document.addEventListener("htmx:afterRequest", ({ detail }) => {
    if (!form() || detail.elt !== form() || !detail.successful) return;
    localStorage.removeItem(place());
    $("[name=key]", form()).value = "";
    htmx.trigger("#conversations", "renew");
    toEnd();
  });

  document.addEventListener("click", ({ target }) => {
    const beside = target.closest("[data-beside]");
    if (beside) beside.setAttribute("aria-expanded", $("#beside").classList.toggle("shown"));
    for (const menu of document.querySelectorAll("#beside .menu[open]")) if (!menu.contains(target)) menu.open = false;
    const words = target.closest("[data-suggest]");
    if (!words) return;
    $("textarea", form()).value = words.textContent;
    form().requestSubmit();
  });

  document.addEventListener("DOMContentLoaded", () => {
    if (!form()) return;
    const kept = localStorage.getItem(place());
    if (kept) $("textarea", form()).value = kept;
    document.addEventListener("htmx:afterSettle", () => { if ($("#turns .turn")) follow(); });
    if ($("#turns .turn")) toEnd();
  });
})();
