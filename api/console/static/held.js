// Holds a decision back for five seconds, in which it can be undone. The server hears of it only then; who leaves the page
// before has decided nothing, and is told so when they are back.
"use strict";
(() => {
  const HOLD_MS = 5000;
  const DROPPED = "steward-dropped";
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const holds = new Map();

  const announce = (words) => document.dispatchEvent(new CustomEvent("steward:announce", { detail: words }));
  const shown = (hold) => document.getElementById(hold.id);
  const sha256In = (box) => $("[name=args_sha256]", box)?.value;
  // What was decided still waits, with the arguments that were shown then. The cards of several are checked one by one by the
  // server, which says what it skipped.
  const stands = (hold) => {
    const box = shown(hold);
    return Boolean(box) && (hold.several || (box.matches(".card.waiting") && sha256In(box) === hold.sha256));
  };

  const toast = (title, words) => {
    const box = document.createElement("div");
    box.className = "toast bad";
    const strong = document.createElement("strong");
    strong.textContent = title;
    const first = document.createElement("p");
    first.append(strong);
    const second = document.createElement("p");
    second.textContent = words;
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "quiet", textContent: "Dismiss" });
    button.dataset.dismiss = "";
    box.append(first, second, button);
    $("#toasts").prepend(box);
  };

  const draw = (hold) => {
    const box = shown(hold);
    if (!box || $("[data-undo]", box)) return;
    const bar = document.createElement("div");
    bar.className = "held";
    const words = document.createElement("p");
    const left = document.createElement("span");
    left.dataset.until = hold.until;
    left.textContent = Math.ceil((hold.until - Date.now()) / 1000);
    words.append(`${hold.words} in `, left, " s");
    const undo = document.createElement("button");
    Object.assign(undo, { type: "button", textContent: "Undo" });
    undo.dataset.undo = hold.id;
    bar.append(words, undo);
    box.append(bar);
    box.classList.add("holding");
    for (const pick of hold.several ? $$("[data-pick]") : $$("[data-pick]", box)) pick.disabled = true;
  };

  const release = (hold) => {
    clearTimeout(hold.timer);
    holds.delete(hold.id);
    const box = shown(hold);
    if (box) {
      box.classList.remove("holding");
      $(".held", box)?.remove();
    }
    for (const pick of hold.several || !box ? $$("[data-pick]") : $$("[data-pick]", box)) pick.disabled = false;
  };

  const send = (hold) => {
    const still = stands(hold);
    release(hold);
    if (!still) return announce(`${hold.about}: it does not wait any more. Nothing was sent.`);
    const box = shown(hold);
    const swap = hold.several ? { swap: "none" } : { target: box, swap: "outerHTML" };
    return htmx.ajax("POST", hold.url, { source: hold.several ? document.body : box, values: hold.values, ...swap });
  };

  const hold = (form) => {
    const box = form.closest(".card") ?? form;
    const values = {};
    for (const [name, value] of new FormData(form)) (values[name] ??= []).push(value);
    const one = {
      id: box.id,
      several: box === form,
      sha256: sha256In(box),
      url: form.getAttribute("hx-post"),
      values,
      words: form.dataset.holds,
      about: $("h2", box)?.textContent ?? `${(values.chosen ?? []).length} approvals`,
      until: Date.now() + HOLD_MS,
    };
    one.timer = setTimeout(() => send(one), HOLD_MS);
    holds.set(one.id, one);
    const inside = box.contains(document.activeElement);
    draw(one);
    if (inside && !one.several) box.focus({ preventScroll: true });
    else if (inside) $("[data-undo]", box).focus();
    announce(`${one.words} in five seconds: ${one.about}. Press u to undo.`);
  };

  document.addEventListener("htmx:confirm", (event) => {
    const source = event.detail.elt;
    const box = source.closest?.(".card") ?? source;
    if (holds.has(box.id) && source !== box) event.preventDefault();
    else if (source.matches?.("form[data-holds]")) {
      event.preventDefault();
      if (!holds.has(box.id)) hold(source);
    }
  });

  document.addEventListener("click", (event) => {
    const undo = event.target.closest("[data-undo]");
    const one = undo && holds.get(undo.dataset.undo);
    if (!one) return;
    release(one);
    announce(`Undone: ${one.about}. Nothing was sent.`);
    const box = shown(one);
    if (box?.matches(".card")) box.focus({ preventScroll: true });
  });

  // A page that is shown anew meanwhile, such as a turn of a conversation, shows what is held, if that still waits.
  document.addEventListener("htmx:afterSettle", () => {
    for (const one of [...holds.values()]) {
      if (stands(one)) draw(one);
      else {
        release(one);
        announce(`${one.about}: it does not wait any more. Nothing was sent.`);
      }
    }
  });

  setInterval(() => {
    for (const left of $$("[data-until]")) left.textContent = Math.max(0, Math.ceil((left.dataset.until - Date.now()) / 1000));
  }, 250);

  const who = () => $(".who .name")?.textContent ?? "";
  addEventListener("pagehide", () => {
    const dropped = [...holds.values()];
    dropped.forEach(release);
    if (dropped.length) localStorage.setItem(DROPPED, JSON.stringify({ who: who(), about: dropped.map((one) => one.about) }));
  });
  addEventListener("pageshow", () => {
    const kept = JSON.parse(localStorage.getItem(DROPPED) ?? "null");
    if (!kept || kept.who !== who()) return;
    localStorage.removeItem(DROPPED);
    toast("Nothing was sent", `You left the page before five seconds had passed. Not decided: ${kept.about.join(", ")}.`);
  });
})();
