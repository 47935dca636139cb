import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Secrets } from "../keys/secrets.ts";
import type { StoredEmail, MailFolder } from "./folder-transport.ts";

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
/** Links in an email open in a new page; nothing else in it is active. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'";
const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

export interface DevMail {
  readonly folder: MailFolder;
  /** The path of the list of emails. */
  readonly path: string;
}

/** A secret path, printed in the server's terminal. It stays the same across restarts. */
export const devMailPathOf = (secrets: Secrets): string =>
  `/dev/mail/${secrets.derive("mail.dev-reader").toString("base64url")}`;

/**
 * Shows the emails of the outbox folder on this machine only, since they contain codes that open accounts. The secret path keeps out other
 * users of the machine and DNS rebinding; a host header proves nothing.
 */
export function addDevMail(app: FastifyInstance, { folder, path }: DevMail): void {
  const headers = {
    "content-security-policy": pagePolicy,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  };
  const list = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isLocal(request)) return reply.callNotFound();
    const emails = await folder.list();
    const entries = emails.map((email) => entry(path, email)).join("");
    return reply
      .headers(headers)
      .type("text/html; charset=utf-8")
      .send(page("Mail", emails.length === 0 ? "<p>No emails yet.</p>" : `<ul>${entries}</ul>`));
  };
  app.get(path, list);
  app.get<{ Params: { id: string } }>(`${path}/:id`, async (request, reply) => {
    const email = isLocal(request) ? await folder.find(request.params.id) : null;
    if (email === null) return reply.callNotFound();
    return reply
      .headers(headers)
      .type("text/html; charset=utf-8")
      .send(page(email.subject, reading(path, email)));
  });
  app.get<{ Params: { id: string } }>(`${path}/:id/email`, async (request, reply) => {
    const email = isLocal(request) ? await folder.find(request.params.id) : null;
    if (email === null) return reply.callNotFound();
    return reply
      .headers({
        ...headers,
        "content-security-policy": emailPolicy,
        "x-frame-options": "SAMEORIGIN",
      })
      .type("text/html; charset=utf-8")
      .send(email.html.replaceAll("<a ", '<a rel="noreferrer" '));
  });
}

/** Checks the peer and, behind a trusted proxy, the client that the proxy names. */
function isLocal(request: FastifyRequest): boolean {
  return LOOPBACK.has(request.socket.remoteAddress ?? "") && LOOPBACK.has(request.ip);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)}</title><style>${pageStyle}</style></head><body><h1>${escape(title)}</h1>${body}</body></html>`;
}

function entry(path: string, { id, subject, to, template, sent_at }: StoredEmail): string {
  return `<li><a href="${path}/${id}" dir="auto">${escape(subject)}</a>
<p>${escape(to)} · ${escape(template)} · <time>${sent_at}</time></p></li>`;
}

function reading(path: string, { id, to, text, sent_at }: StoredEmail): string {
  return `<p><a href="${path}">All emails</a> · ${escape(to)} · <time>${sent_at}</time></p>
<iframe src="${path}/${id}/email" title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As plain text</h2><pre dir="auto">${escape(text)}</pre>`;
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
