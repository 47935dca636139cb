/** Stands for the script of the provider in tests: its form is one button for each event. A classic script, so it imports nothing. */
window.PaymentFormSdk = {
  init({ merchantData, iframeParams }) {
    const listeners = new Map<string, () => void>();
    const container = document.getElementById(iframeParams.containerId);
    container?.setAttribute("data-intent", merchantData.paymentIntent);
    for (const name of ["success", "fail", "error"]) {
      const button = document.createElement("button");
      button.textContent = name;
      button.addEventListener("click", () => listeners.get(name)?.());
      container?.append(button);
    }
    queueMicrotask(() => listeners.get("mounted")?.());
    return {
      on: (name, listener) => void listeners.set(name, listener),
      unmount: () => container?.replaceChildren(),
    };
  },
};
