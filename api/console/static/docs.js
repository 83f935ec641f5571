// The OpenAPI page. Its description is this machine's; no validator of another host is asked.
addEventListener("DOMContentLoaded", () => {
  const place = document.getElementById("api");
  SwaggerUIBundle({ url: place.dataset.spec, domNode: place, validatorUrl: null, deepLinking: true });
});
