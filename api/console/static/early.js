// Runs before the page's words are there: what somebody does before the other scripts have come is done as soon as they have,
// instead of getting lost or being sent in an address.
"use strict";
(() => {
  const kept = [];
  const edited = new Set();
  const listeners = {
    submit: (event) => {
      const { target: form, submitter } = event;
      if (!form.matches("[hx-get], [hx-post]")) return;
      event.preventDefault();
      event.stopPropagation();
      kept.push(() => form.requestSubmit(submitter));
    },
    click: (event) => {
      const button = event.target.closest("[type=button]");
      if (!button) return;
      event.stopPropagation();
      kept.push(() => button.click());
    },
    input: ({ target }) => edited.add(target),
    change: ({ target }) => edited.add(target),
  };
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true);

  document.addEventListener("htmx:load", () => {
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener, true);
    for (const field of edited) {
      // htmx would take what it finds in a field for its first value: only `change` tells that it is new.
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    for (const again of kept) again();
  }, { once: true });
  addEventListener("load", () => {
    if (window.htmx) return;
    const words = "Parts of this page did not come, and nothing was sent. Load it again.";
    document.getElementById("toasts").innerHTML = `<div class="toast bad">${words}</div>`;
  });
})();
