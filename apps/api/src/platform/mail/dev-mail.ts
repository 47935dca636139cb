import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { KeptLetter, MailFolder } from "./folder-transport.ts";

const pageStyle = `
:root{color-scheme:light dark}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem;font:16px/1.5 system-ui,sans-serif;
background:light-dark(#f6f4fb,#100d2e);color:light-dark(#1b174c,#fff)}
a{color:light-dark(#5a35e0,#a793ff)}:focus-visible{outline:2px solid;outline-offset:2px}
li{background:light-dark(#fff,#1b1742);border-radius:16px;padding:1rem 1.25rem;margin:0 0 .75rem;list-style:none}
ul{padding:0}p{margin:.25rem 0;color:light-dark(#55507f,#bbb6e3)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}
iframe{width:100%;height:46rem;border:1px solid light-dark(#ddd8f0,#332c6c);border-radius:16px;background:#fff}`;
const styleHash = `sha256-${createHash("sha256").update(pageStyle).digest("base64")}`;
const pagePolicy = `default-src 'none'; style-src '${styleHash}'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
/** Links of a letter open in a page of their own; nothing else in it may do anything. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'";
const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1", "[::1]", "::ffff:127.0.0.1"]);

/** Shows the letters of the outbox folder at `/dev/mail`, to this machine only: they hold codes that open accounts. */
export function addDevMail(app: FastifyInstance, folder: MailFolder): void {
  app.get("/dev/mail", async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    const letters = await folder.list();
    return reply
      .headers({ "content-security-policy": pagePolicy, "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(page("Mail", letters.length === 0 ? "<p>No letters yet.</p>" : `<ul>${letters.map(entry).join("")}</ul>`));
  });
  app.get<{ Params: { id: string } }>("/dev/mail/:id", async (request, reply) => {
    const letter = isLocal(request) ? await folder.find(request.params.id) : null;
    if (letter === null) return reply.callNotFound();
    return reply
      .headers({ "content-security-policy": pagePolicy, "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(page(letter.subject, reading(letter)));
  });
  app.get<{ Params: { id: string } }>("/dev/mail/:id/letter", async (request, reply) => {
    const letter = isLocal(request) ? await folder.find(request.params.id) : null;
    if (letter === null) return reply.callNotFound();
    return reply
      .headers({
        "content-security-policy": letterPolicy,
        "cache-control": "no-store",
        "x-frame-options": "SAMEORIGIN",
      })
      .type("text/html; charset=utf-8")
      .send(letter.html.replaceAll("<a ", '<a rel="noreferrer" '));
  });
}

/** The name in the address counts too: a page elsewhere could give a name of its own to this machine. */
function isLocal(request: FastifyRequest): boolean {
  return LOOPBACK.has(request.socket.remoteAddress ?? "") && LOOPBACK.has(request.hostname);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)}</title><style>${pageStyle}</style></head><body><h1>${escape(title)}</h1>${body}</body></html>`;
}

function entry({ id, subject, to, template, sent_at }: KeptLetter): string {
  return `<li><a href="/dev/mail/${id}" dir="auto">${escape(subject)}</a>
<p>${escape(to)} · ${escape(template)} · <time>${sent_at}</time></p></li>`;
}

function reading({ id, to, text, sent_at }: KeptLetter): string {
  return `<p><a href="/dev/mail">All letters</a> · ${escape(to)} · <time>${sent_at}</time></p>
<iframe src="/dev/mail/${id}/letter" title="The letter" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As plain text</h2><pre dir="auto">${escape(text)}</pre>`;
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
