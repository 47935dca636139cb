// The page on which the buyer confirms a payment to the bank: in the form, or on its own with the way back to the shop.
(() => {
  const status = document.getElementById("status") as HTMLElement;
  const texts = JSON.parse(document.getElementById("setup")?.textContent ?? "{}") as Record<string, string>;
  const answer = async (isConfirmed: boolean): Promise<void> => {
    for (const button of document.querySelectorAll("button")) button.disabled = true;
    status.textContent = texts["sending"] ?? "";
    try {
      const response = await fetch(location.pathname, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ isConfirmed }),
      });
      const { return_url } = (await response.json()) as { return_url?: string | null };
      if (window.parent !== window) return window.parent.postMessage({ type: "verified" }, location.origin);
      if (return_url) location.assign(return_url);
      else status.textContent = texts["return"] ?? "";
    } catch {
      for (const button of document.querySelectorAll("button")) button.disabled = false;
      status.textContent = texts["offline"] ?? "";
    }
  };
  if (window.parent !== window) {
    new ResizeObserver(() => {
      const height = document.documentElement.offsetHeight + 2;
      window.parent.postMessage({ type: "resize", height }, location.origin);
    }).observe(document.body);
  }
  document.getElementById("confirm")?.addEventListener("click", () => void answer(true));
  document.getElementById("refuse")?.addEventListener("click", () => void answer(false));
})();
