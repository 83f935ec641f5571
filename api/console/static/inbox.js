// The inbox: what was decided elsewhere changes at once, what is new appears on top, and several are chosen together.
"use strict";
(() => {
  const $$ = (selector) => [...document.querySelectorAll(selector)];
  const busy = (card) => card.classList.contains("htmx-request");

  // Each from a place of its own: of several requests of one element htmx forgets all that wait but the last. The place has the id
  // of the card, so that it is not asked for twice.
  const show = async (id) => {
    const place = document.createElement("div");
    place.id = `card-${id}`;
    place.setAttribute("hx-indicator", "this");
    document.getElementById("cards").prepend(place);
    const gone = () => place.remove();
    htmx.ajax("GET", `/console/inbox/${id}`, { source: place, target: place, swap: "outerHTML" }).then(gone, gone);
  };
  const renew = (card) => htmx.ajax("GET", `/console/inbox/${card.dataset.card}`, { source: card, target: card, swap: "outerHTML" });

  // While htmx settles a card that was decided, it still has the class of the one before; it has no id of a card any more.
  const oldest = () => Math.min(...$$("#cards [data-problem]").map((card) => Number(card.dataset.problem)));
  // What is older than all that was loaded comes with its page.
  const reached = (problem) => !document.querySelector("#cards .more") || problem > oldest();
  const update = ({ problem, cards }) => {
    for (const card of $$(`.card.waiting[data-card][data-problem="${problem}"]`)) {
      if (!cards.includes(card.dataset.card) && !busy(card)) renew(card);
    }
    const wanted = reached(problem) ? cards : [];
    for (const id of wanted) {
      if (!document.getElementById(`card-${id}`)) show(id);
    }
  };

  // The connection may stand later than the page, and be away for a while: what came meanwhile, newest first.
  const catchUp = async () => {
    const missed = [];
    for (let path = "/"; path;) {
      const answer = await fetch(path, { headers: { Accept: "text/html" } });
      if (!answer.ok || answer.redirected) break;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const cards = [...page.querySelectorAll(".card.waiting[id]")];
      const newer = cards.filter((card) => reached(Number(card.dataset.problem)));
      missed.push(...newer);
      path = newer.length === cards.length && page.querySelector(".more")?.getAttribute("hx-get");
    }
    const words = missed.filter((card) => !document.getElementById(card.id)).map((card) => card.outerHTML).join("");
    if (words) htmx.swap("#cards", words, { swapStyle: "afterbegin" });
  };

  // After the connection was away: of the cards on the screen, those that wait no more.
  const lookAgain = async () => {
    const onScreen = (card) => { const at = card.getBoundingClientRect(); return at.bottom > 0 && at.top < innerHeight; };
    for (const card of $$(".card.waiting[data-card]").filter(onScreen)) {
      const answer = await fetch(`/console/inbox/${card.dataset.card}`);
      const words = answer.ok ? await answer.text() : "";
      if (words.includes('class="card decided') && card.isConnected && !busy(card)) {
        htmx.swap(`#${card.id}`, words, { swapStyle: "outerHTML" });
      }
    }
  };

  // What was said to an open problem shows at its new place alone.
  document.addEventListener("htmx:afterSettle", () => {
    const turns = $$("#turns > .turn[id]");
    turns.forEach((turn, at) => { if (turns.slice(at + 1).some((later) => later.id === turn.id)) turn.remove(); });
  });

  document.addEventListener("htmx:sseBeforeMessage", (event) => {
    const { type, data } = event.detail;
    if (type === "waiting") { event.preventDefault(); update(JSON.parse(data)); }
    if (type === "again") { event.preventDefault(); catchUp(); lookAgain(); }
    if (type === "turn") {
      // A turn that is not there yet looks for itself as soon as it is.
      const id = /id="(turn-\d+)"/.exec(data)?.[1];
      if (!document.getElementById(id)) event.preventDefault();
    }
  });

  const count = () => {
    const bulk = document.getElementById("bulk");
    if (!bulk) return;
    const chosen = $$("[data-pick]:checked").length;
    bulk.hidden = chosen === 0;
    document.getElementById("picked").textContent = chosen;
    document.getElementById("empty").hidden = $$("#cards .card").length > 0;
  };
  document.addEventListener("change", (event) => { if (event.target.matches("[data-pick]")) count(); });
  document.addEventListener("htmx:afterSettle", count);
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-unpick]")) return;
    for (const pick of $$("[data-pick]:checked")) pick.checked = false;
    count();
  });
})();
