// What every page of the console does by itself: panels, countdowns, copying, keys, and the one-time link of the login.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const KEYS = "steward-keys";

  const announce = (words) => {
    $("#announce").textContent = "";
    setTimeout(() => { $("#announce").textContent = words; }, 50);
  };

  document.addEventListener("steward:announce", (event) => announce(event.detail));

  // Panels of a card: one is open at a time.
  const toggle = (button) => {
    const panel = document.getElementById(button.dataset.opens);
    const open = panel.hidden;
    for (const other of $$("[data-opens]", button.closest(".card"))) {
      document.getElementById(other.dataset.opens).hidden = true;
      other.setAttribute("aria-expanded", "false");
    }
    panel.hidden = !open;
    button.setAttribute("aria-expanded", String(open));
    if (open) $("[data-first]", panel)?.focus();
  };

  const copy = async (button) => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
    announce("Copied");
    button.textContent = "Copied";
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.opens) toggle(button);
    if (button.dataset.copy) copy(button);
    if (button.dataset.dialog) document.getElementById(button.dataset.dialog).showModal();
    if ("dismiss" in button.dataset) button.closest(".toast").remove();
  });

  // A file is read into the field that is sent; it never leaves the page by itself.
  document.addEventListener("change", async (event) => {
    const file = event.target.dataset.fills && event.target.files[0];
    if (file) document.getElementById(event.target.dataset.fills).value = await file.text();
    const { carries, names, document: address } = event.target.dataset;
    const any = (carries || address) && event.target.files[0];
    if (!any) return;
    const content = await new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result.split(",")[1] || "");
      reader.readAsDataURL(any);
    });
    if (carries) {
      document.getElementById(carries).value = content;
      document.getElementById(names).value ||= any.name;
    } else {
      event.target.value = "";
      htmx.ajax("POST", address, { values: { name: any.name, content }, target: "#turns", swap: "beforeend" });
    }
  });

  // Countdowns.
  const lasting = (seconds) => {
    if (seconds <= 0) return "no time";
    if (seconds < 60) return `${Math.floor(seconds)} s`;
    const units = [[86400, "d"], [3600, "h"], [60, "min"]];
    const parts = [];
    let left = Math.floor(seconds);
    for (const [size, name] of units) {
      const count = Math.floor(left / size);
      left -= count * size;
      if (count) parts.push(`${count} ${name}`);
    }
    if (seconds < 600 && left) parts.push(`${left} s`);
    return parts.slice(0, 2).join(" ");
  };
  const tick = () => {
    for (const time of $$("[data-clock]")) {
      time.textContent = new Date(time.dateTime).toLocaleTimeString();
      delete time.dataset.clock;
    }
    for (const time of $$("[data-when]")) {
      time.textContent = new Date(time.dateTime).toLocaleString([], { weekday: "short", day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" });
      delete time.dataset.when;
    }
    for (const time of $$("[data-expires]")) {
      const left = (Date.parse(time.dateTime) - Date.now()) / 1000;
      const words = lasting(left);
      if (time.textContent !== words) time.textContent = words;
      time.parentElement.classList.toggle("soon", left < 600);
    }
  };
  setInterval(tick, 1000);

  // Keys.
  const on = () => localStorage.getItem(KEYS) !== "off";
  // Only what somebody marked is acted on, and nothing but `j`, `k` and work in a card marks: what arrives, and what is decided
  // elsewhere, neither becomes the marked one nor passes the mark on.
  const current = () => $(".current");
  const items = () => $$(".card.waiting, [data-item], .current");
  const choose = (item, focus = true) => {
    current()?.classList.remove("current");
    item.classList.add("current");
    if (focus) item.focus({ preventScroll: true });
    item.scrollIntoView({ block: "nearest" });
  };
  const move = (by) => {
    const all = items();
    if (!all.length) return;
    const at = all.indexOf(current());
    choose(all[Math.min(all.length - 1, Math.max(0, at < 0 ? 0 : at + by))]);
  };
  const press = (key) => {
    const card = current();
    if (!card) return announce("Nothing is marked: j and k mark");
    return $(`[data-key="${key}"]`, card)?.click();
  };
  // Words typed before htmx was there are searched for, too: it hears changes from then on alone.
  document.addEventListener("DOMContentLoaded", () => {
    for (const field of $$('form[hx-trigger*="input changed"] input[type=search]'))
      if (field.value !== field.defaultValue) field.form.requestSubmit();
  });

  const actions = {
    j: () => move(1),
    k: () => move(-1),
    a: () => press("a"),
    d: () => press("d"),
    e: () => press("e"),
    u: () => ($("[data-undo]", current() ?? document.createElement("i")) ?? $$("[data-undo]").at(-1))?.click(),
    x: () => { const pick = $("[data-pick]", current() ?? document.createElement("i")); if (pick) pick.click(); },
    "/": () => $("[data-search]")?.focus(),
    "?": () => $("#keys").showModal(),
  };
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input:not([type=checkbox]), textarea, select, [contenteditable]");
    if (event.key === "Escape" && typing) typing.blur();
    if (typing || event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
    if (!on() && event.key !== "?") return;
    const act = actions[event.key];
    if (act) { event.preventDefault(); act(); }
  });

  // A card that is shown anew stays marked if it was, or if somebody works in it.
  let kept = "";
  document.addEventListener("htmx:beforeSwap", (event) => {
    const card = event.detail.target;
    if (!card?.matches?.(".card")) return;
    const marked = card.matches(".current") || card.contains(document.activeElement);
    if (marked) kept = card.id;
  });
  // Not before: until then htmx has given it the classes of the one before.
  document.addEventListener("htmx:afterSettle", ({ target: card }) => {
    if (!kept || card.id !== kept) return;
    kept = "";
    card.tabIndex = -1;
    // Who has begun to type since the card came, in it or elsewhere, goes on typing there.
    choose(card, document.activeElement === document.body);
  });
  document.addEventListener("htmx:afterSwap", (event) => {
    const gone = event.detail.target;
    const words = $$("[data-announce]").find((card) => card.id === gone?.id);
    if (words) announce(words.dataset.announce);
    const shown = document.getElementById(gone?.id || "-");
    if (shown?.matches(".fact")) ($("[data-first]", shown) ?? shown).focus();
    for (const field of $$("[data-compose] textarea")) field.dispatchEvent(new Event("input", { bubbles: true }));
    tick();
  });

  // Writing: Enter sends, Shift+Enter is a new line, and the field grows.
  document.addEventListener("keydown", (event) => {
    const form = event.target.closest?.("[data-compose]");
    if (form && event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      form.requestSubmit();
    }
  });
  document.addEventListener("htmx:afterRequest", (event) => {
    const form = event.target.closest?.("[data-compose]");
    if (form && event.detail.successful && event.detail.elt === form) {
      form.reset();
      $("#start")?.remove();
      $("textarea", form).focus();
    }
  });

  document.addEventListener("DOMContentLoaded", () => {
    const box = $("#keys-on");
    box.checked = on();
    box.addEventListener("change", () => localStorage.setItem(KEYS, box.checked ? "on" : "off"));
    tick();
    // The secret of a one-time link stands behind the #, which no server sees.
    const login = $("#login");
    if (login && location.hash.length > 20) {
      $("#link").value = location.hash.slice(1);
      history.replaceState(null, "", location.pathname);
      login.submit();
    }
  });
})();
