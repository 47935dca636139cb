// The form in its frame. Messages go only to the shop that opened it, and only its are read.
(() => {
  interface Reply {
    readonly order?: { readonly order_id: string; readonly status: string };
    readonly verify_url?: string;
    readonly error?: { readonly code: string; readonly messages: readonly string[] };
  }
  interface Opened {
    readonly description: string;
    readonly amount: number;
    readonly currency: string;
    readonly paid: boolean;
  }
  const POLL_MS = 1000;
  const { shop, texts, language } = JSON.parse(document.getElementById("setup")?.textContent ?? "{}") as {
    shop: string;
    texts: Record<string, string>;
    language: string;
  };
  const byId = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
  const [form, pay, status, wallet] = [
    byId<HTMLFormElement>("form"),
    byId<HTMLButtonElement>("pay"),
    byId("status"),
    byId("wallet"),
  ];
  const verification = byId("verification");
  let merchantData: unknown = null;
  let method = "";

  const tell = (type: string, detail: unknown = {}) => window.parent.postMessage({ type, detail }, shop);
  const textOf = (key: string): string => texts[key] ?? key;
  const say = (key: string, kind = "") => {
    status.textContent = key === "" ? "" : textOf(key);
    status.dataset["kind"] = kind;
  };
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ merchantData, ...body }),
    });
    return answer.json();
  };
  const show = (part: HTMLElement) => {
    for (const other of [byId("entry"), wallet, verification, byId("done")]) other.hidden = other !== part;
  };
  const setBusy = (isBusy: boolean) => {
    for (const button of document.querySelectorAll("button")) button.disabled = isBusy;
  };

  async function open(): Promise<void> {
    const opened = (await post("/form/open", {})) as Opened & Reply;
    if (opened.error) {
      say("broken", "error");
      return tell("error", { code: opened.error.code });
    }
    byId("description").textContent = opened.description;
    const isArabic = language === "ar";
    const format = new Intl.NumberFormat(isArabic ? "en" : language, {
      style: "currency",
      currency: opened.currency,
      currencyDisplay: "narrowSymbol",
    });
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    const figure = format.format(opened.amount / 10 ** digits);
    const amount = isArabic ? `\u2066${figure}\u2069` : figure;
    byId("amount").textContent = amount;
    const label = opened.amount === 0 ? textOf("store") : textOf("pay").replace("{amount}", amount);
    pay.textContent = label;
    byId("wallet-confirm").textContent = label;
    if (opened.paid) return void follow(await statusNow());
    show(byId("entry"));
    setBusy(false);
    tell("mounted");
  }

  const statusNow = async () => (await post("/form/status", {})) as Reply;

  /** Says how the order stands, and waits where it is not decided. */
  async function follow(reply: Reply): Promise<void> {
    const { order, error, verify_url } = reply;
    if (order === undefined) return decline(error?.code ?? "0.01", null);
    tell("orderStatus", { order });
    switch (order.status) {
      case "settle_ok":
      case "approved":
      case "auth_ok":
        show(byId("done"));
        say("paid", "good");
        return tell("success", { order });
      case "3ds_verify":
        return verify(verify_url ?? "", order);
      case "processing":
        say("processing");
        return void setTimeout(() => void statusNow().then(follow), POLL_MS);
      default:
        return decline(error?.code ?? "0.01", order);
    }
  }

  function decline(code: string, order: unknown): void {
    show(byId("entry"));
    setBusy(false);
    say(texts[`declined.${code}`] === undefined ? "declined" : `declined.${code}`, "error");
    byId("number").focus();
    tell("fail", { code, message: status.textContent, order });
  }

  function verify(url: string, order: unknown): void {
    const frame = document.createElement("iframe");
    frame.src = `${new URL(url).pathname}?language=${language}&theme=${document.documentElement.dataset["theme"] ?? ""}`;
    frame.title = textOf("verify");
    verification.replaceChildren(frame);
    show(verification);
    say("");
    frame.focus();
    tell("verify", { order });
  }

  async function send(means: object): Promise<void> {
    setBusy(true);
    say("sending");
    tell("submit");
    try {
      await follow((await post("/form/pay", { means })) as Reply);
    } catch {
      setBusy(false);
      say("offline", "error");
    }
  }

  const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

  /** The key of what is wrong with a field, or null. */
  const checks: Readonly<Record<string, (value: string) => string | null>> = {
    number: (value) =>
      digitsOf(value) === "" ? "missing.number" : isTestCard(digitsOf(value)) ? null : "wrong.number",
    expiry: (value) => {
      const [, month = "", year = ""] = /^(\d\d)\/(\d\d)$/.exec(value.trim()) ?? [];
      if (month === "" || Number(month) < 1 || Number(month) > 12) return "wrong.expiry";
      const now = new Date();
      const isOver = 2000 + Number(year) < now.getFullYear();
      const isOverThisYear = 2000 + Number(year) === now.getFullYear() && Number(month) < now.getMonth() + 1;
      return isOver || isOverThisYear ? "over.expiry" : null;
    },
    cvc: (value) => (/^\d{3,4}$/.test(value.trim()) ? null : "wrong.cvc"),
    holder: (value) => (value.trim() === "" ? "missing.holder" : null),
  };
  const isTestCard = (number: string) => document.querySelector(`[data-number="${number}"]`) !== null;

  function check(name: string): boolean {
    const input = byId<HTMLInputElement>(name);
    const problem = checks[name]?.(input.value) ?? null;
    byId(`${name}-error`).textContent = problem === null ? "" : textOf(problem);
    if (problem === null) input.removeAttribute("aria-invalid");
    else input.setAttribute("aria-invalid", "true");
    return problem === null;
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wrong = Object.keys(checks).filter((name) => !check(name));
    if (wrong[0] !== undefined) return byId(wrong[0]).focus();
    const valueOf = (name: string) => byId<HTMLInputElement>(name).value.trim();
    const [month = "", year = ""] = valueOf("expiry").split("/");
    void send({
      method: "card",
      number: digitsOf(valueOf("number")),
      expiryMonth: Number(month),
      expiryYear: 2000 + Number(year),
      cvv: valueOf("cvc"),
      holder: valueOf("holder"),
    });
  });
  for (const name of Object.keys(checks)) {
    // A problem is said after the field was left, and taken back as soon as it is solved.
    byId(name).addEventListener("blur", (event) => {
      if (event.target instanceof HTMLInputElement && event.target.value !== "") check(name);
    });
    byId(name).addEventListener("input", () => {
      if (byId(name).hasAttribute("aria-invalid")) check(name);
    });
  }
  byId<HTMLInputElement>("number").addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const isAtEnd = target.selectionStart === target.value.length;
    if (isAtEnd) target.value = (digitsOf(target.value).match(/\d{1,4}/g) ?? []).slice(0, 5).join(" ");
  });
  byId<HTMLInputElement>("expiry").addEventListener("input", (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || (event as InputEvent).inputType?.startsWith("delete")) return;
    const digits = digitsOf(target.value).slice(0, 4);
    target.value = digits.length >= 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-number]")) {
    button.addEventListener("click", () => {
      const values = { number: button.dataset["shown"] ?? "", expiry: "12/32", cvc: "123", holder: "Ada Buyer" };
      for (const [name, value] of Object.entries(values)) {
        byId<HTMLInputElement>(name).value = value;
        check(name);
      }
      pay.focus();
    });
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-method]")) {
    button.addEventListener("click", () => {
      method = button.dataset["method"] ?? "";
      byId("wallet-title").textContent = textOf("wallet").replace("{name}", button.dataset["name"] ?? "");
      show(wallet);
      say("");
      byId("wallet-title").focus();
    });
  }
  byId("wallet-confirm").addEventListener("click", () => void send({ method }));
  byId("wallet-cancel").addEventListener("click", () => {
    show(byId("entry"));
    document.querySelector<HTMLButtonElement>(`[data-method="${method}"]`)?.focus();
  });

  window.addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    const message = data as { type?: string; merchantData?: unknown; height?: number } | null;
    if (source === window.parent && origin === shop && message?.type === "init") {
      merchantData = message.merchantData;
      open().catch(() => {
        say("offline", "error");
        tell("error", { code: "6.02" });
      });
    }
    const frame = verification.querySelector("iframe");
    if (!frame || source !== frame.contentWindow || origin !== location.origin) return;
    if (message?.type === "resize") frame.style.height = `${message.height ?? 0}px`;
    if (message?.type !== "verified") return;
    frame.remove();
    setBusy(true);
    void statusNow().then(follow);
  });
  new ResizeObserver(() => tell("resize", { height: document.body.scrollHeight })).observe(document.body);
  setBusy(true);
  tell("ready");
})();
