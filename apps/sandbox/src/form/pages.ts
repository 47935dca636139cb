import { TEST_CARDS } from "../orders/test-cards.ts";
import { MESSAGES, type Language, type Messages } from "./messages.ts";

/** How a page is shown. */
export interface Look {
  readonly language: Language;
  readonly theme: "light" | "dark" | "auto";
}

const WALLETS = [
  ["paypal-vault", "PayPal"],
  ["apple-pay", "Apple Pay"],
  ["google-pay", "Google Pay"],
] as const;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const dataOf = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const STATUS = `<p id="status" class="status" role="status"></p>`;

function page({ language, theme }: Look, { script, setup, body, isAlone }: Parts): string {
  const texts = MESSAGES[language];
  return `<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}" data-theme="${theme}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(texts.title)}</title><link rel="stylesheet" href="/form/form.css">
<body${isAlone ? ' class="alone"' : ""}><main>
<p class="test" role="note">${escaped(texts.test)}</p>
${body}
</main>
<script type="application/json" id="setup">${dataOf(setup)}</script><script src="/form/${script}"></script>
</body></html>`;
}

interface Parts {
  readonly script: string;
  readonly setup: object;
  readonly body: string;
  readonly isAlone: boolean;
}

const field = (texts: Messages, name: "number" | "expiry" | "cvc" | "holder", attributes: string) =>
  // Nothing is filled in by the browser: a real card has no place here.
  `<div><label for="${name}">${escaped(texts[name])}</label>
<input id="${name}" autocomplete="off" aria-describedby="${name}-error" ${attributes}>
<p id="${name}-error" class="error"></p></div>`;

const spaced = (number: string): string => number.replaceAll(/\d{4}(?=\d)/g, "$& ");

function cardList(texts: Messages): string {
  const items = TEST_CARDS.map(
    ({ number, behavior }) =>
      `<li><button type="button" data-number="${number}" data-shown="${spaced(number)}">` +
      `<bdi>${spaced(number)}</bdi> <span>${escaped(texts[`card.${behavior}`])}</span></button></li>`,
  );
  return `<details class="cards"><summary>${escaped(texts.cards)}</summary><ul>${items.join("")}</ul></details>`;
}

/** The form in its frame. `shop` is the only origin that it talks to. */
export function formPage(look: Look, shop: string): string {
  const texts = MESSAGES[look.language];
  const wallets = WALLETS.map(
    ([method, name]) => `<button type="button" data-method="${method}" data-name="${name}">${name}</button>`,
  );
  return page(look, {
    script: "form.js",
    setup: { shop, language: look.language, texts },
    isAlone: false,
    body: `<p class="order"><span id="description"></span> <strong><bdi id="amount"></bdi></strong></p>
${STATUS}
<div id="entry" class="entry"><div class="wallets">${wallets.join("")}</div>
<p class="or">${escaped(texts.or)}</p>
<form id="form" novalidate>${field(texts, "number", 'inputmode="numeric" dir="ltr"')}
<div class="pair">${field(texts, "expiry", 'inputmode="numeric" dir="ltr"')}${field(texts, "cvc", 'inputmode="numeric" maxlength="4" dir="ltr"')}</div>
${field(texts, "holder", 'maxlength="100"')}<button id="pay" class="main"></button></form>
${cardList(texts)}</div>
<section id="wallet" class="wallet" hidden><h2 id="wallet-title" tabindex="-1"></h2>
<button type="button" id="wallet-confirm" class="main"></button>
<button type="button" id="wallet-cancel">${escaped(texts.cancel)}</button></section>
<div id="verification" class="verification" hidden></div><div id="done" hidden></div>`,
  });
}

/** The page of the buyer's bank. `amount` is null when nothing waits here any longer. */
export function verifyPage(
  look: Look,
  order: { description: string; amount: number; currency: string } | null,
): string {
  const texts = MESSAGES[look.language];
  const setup = { sending: texts.sending, return: texts.return, offline: texts.offline };
  if (order === null) {
    return page(look, { script: "verify.js", setup, isAlone: true, body: `<p>${escaped(texts.over)}</p>${STATUS}` });
  }
  const format = new Intl.NumberFormat(look.language === "ar" ? "en" : look.language, {
    style: "currency",
    currency: order.currency,
    currencyDisplay: "narrowSymbol",
  });
  const amount = format.format(order.amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  return page(look, {
    script: "verify.js",
    setup,
    isAlone: true,
    body: `<h1>${escaped(texts.verify)}</h1>
<p class="order"><span>${escaped(order.description)}</span> <strong><bdi>${escaped(amount)}</bdi></strong></p>
<p>${escaped(texts["verify.text"])}</p>
${STATUS}
<button type="button" id="confirm" class="main">${escaped(texts.confirm)}</button>
<button type="button" id="refuse">${escaped(texts.refuse)}</button>`,
  });
}
