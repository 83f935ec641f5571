// Runs before the page's words are there: what somebody does before the other scripts have come is done as soon as they have,
// instead of getting lost or being sent in an address.
"use strict";
(() => {
  const kept = [];
  const listeners = {
    submit: (event) => {
      const { target: form, submitter } = event;
      if (!form.matches("[hx-get], [hx-post]")) return;
      event.preventDefault();
      kept.push(() => form.requestSubmit(submitter));
    },
    click: ({ target }) => {
      const button = target.closest("[type=button]");
      if (button) kept.push(() => button.click());
    },
    change: ({ target }) => kept.push(() => target.dispatchEvent(new Event("change", { bubbles: true }))),
    input: ({ target }) => kept.push(() => target.dispatchEvent(new Event("input", { bubbles: true }))),
  };
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true);

  document.addEventListener("htmx:load", () => {
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener, true);
    for (const again of kept) again();
  }, { once: true });
  addEventListener("load", () => {
    if (window.htmx) return;
    const words = "Parts of this page did not come, and nothing was sent. Load it again.";
    document.getElementById("toasts").innerHTML = `<div class="toast bad">${words}</div>`;
  });
})();
