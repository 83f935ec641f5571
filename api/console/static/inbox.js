// The inbox: what was decided elsewhere changes at once, what is new appears on top, and several are chosen together.
"use strict";
(() => {
  const $$ = (selector) => [...document.querySelectorAll(selector)];
  const busy = (card) => card.classList.contains("htmx-request");

  const show = (id) => htmx.ajax("GET", `/console/inbox/${id}`, { target: "#cards", swap: "afterbegin" });
  const renew = (card) => htmx.ajax("GET", `/console/inbox/${card.dataset.card}`, { target: `#${card.id}`, swap: "outerHTML" });

  // While htmx settles a card that was decided, it still has the class of the one before; it has no id of a card any more.
  const oldest = () => Math.min(...$$("#cards [data-problem]").map((card) => Number(card.dataset.problem)));
  const update = ({ problem, cards }) => {
    for (const card of $$(`.card.waiting[data-card][data-problem="${problem}"]`)) {
      if (!cards.includes(card.dataset.card) && !busy(card)) renew(card);
    }
    // What is older than all that was loaded comes with its page.
    const reached = !document.querySelector("#cards .more") || problem > oldest();
    for (const id of cards) {
      if (reached && !document.getElementById(`card-${id}`)) show(id);
    }
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
    if (type === "again") { event.preventDefault(); lookAgain(); }
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
