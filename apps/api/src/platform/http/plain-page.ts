import { createHash } from "node:crypto";
import type { Language } from "./endpoint.ts";
import type { FileAnswer } from "./files.ts";

const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;
font:16px/25px "Onest","Rubik",system-ui,sans-serif;background:light-dark(#f6f4fb,#100d2e);color:light-dark(#1b174c,#fff)}
main{max-width:440px;padding:32px 28px;border-radius:20px;background:light-dark(#fff,#1b1742)}
h1{margin:0 0 12px;font-size:26px;line-height:32px}p{margin:0 0 24px;color:light-dark(#55507f,#bbb6e3)}
button,a{display:inline-block;padding:14px 28px;border:0;border-bottom:4px solid #6f9400;border-radius:16px;
background:#c9f24b;color:#1b174c;font:700 17px/24px inherit;font-family:inherit;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid light-dark(#5a35e0,#a793ff);outline-offset:3px}`;
const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface PlainPage {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** The name of a button that posts to the address of the page, or a link. */
  readonly action: string | { readonly words: string; readonly to: string };
  /** 200 when absent. */
  readonly status?: number;
}

/** A page behind an emailed link, without scripts, so that it works in old browsers too. Its texts are our own: nothing is escaped. */
export function plainPage({ language, title, text, action, status = 200 }: PlainPage): FileAnswer {
  const way =
    typeof action === "string"
      ? `<form method="post" enctype="multipart/form-data"><button>${action}</button></form>`
      : `<a href="${action.to}">${action.words}</a>`;
  return {
    status,
    type: "text/html; charset=utf-8",
    headers: { "content-security-policy": policy, "referrer-policy": "no-referrer" },
    body: `<!doctype html><html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${way}</main></body></html>`,
  };
}
