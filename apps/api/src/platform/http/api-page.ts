import { createHash } from "node:crypto";
import { commonErrors, errorCatalogue, type ErrorCode } from "@candlewise/contracts/errors";
import { z } from "zod";
import type { Endpoint } from "../mount.ts";
import { apiPageStyle } from "./api-page-style.ts";

const TOKENS = { default: "access token", funnel: "funnel token", temp: "temporary token", none: "no token" };

/** The API as a page to read: plain HTML without scripts. */
export function renderApiPage(endpoints: readonly Endpoint[]): { html: string; styleHash: string } {
  const domains = [...new Set(endpoints.map(({ domain }) => domain))];
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Candlewise API</title><style>${apiPageStyle}</style></head><body>
<nav aria-label="Domains"><strong>Candlewise API</strong>${domains.map((domain) => navigation(domain, endpoints)).join("")}
<a href="/api/openapi.json">openapi.json</a></nav>
<main><h1>Candlewise API</h1>
<p>Every path is below <code>/api</code>. Requests and answers are JSON; unknown properties are refused. Tokens travel as
<code>authorization: Bearer …</code>. A call for something that is not the caller's own answers 404.</p>
<details class="common"><summary>Errors that every call may answer with</summary>${errorTable(commonErrors)}</details>
${domains.map((domain) => section(domain, endpoints)).join("")}</main></body></html>`;
  return { html, styleHash: `sha256-${createHash("sha256").update(apiPageStyle).digest("base64")}` };
}

function navigation(domain: string, endpoints: readonly Endpoint[]): string {
  const own = endpoints.filter((endpoint) => endpoint.domain === domain);
  return `<h2>${escape(domain)}</h2><ul>${own
    .map(({ name }) => `<li><a href="#${domain}.${name}">${escape(name)}</a></li>`)
    .join("")}</ul>`;
}

function section(domain: string, endpoints: readonly Endpoint[]): string {
  const own = endpoints.filter((endpoint) => endpoint.domain === domain);
  return `<section aria-labelledby="${domain}"><h2 id="${domain}">${escape(domain)}</h2>${own.map(article).join("")}</section>`;
}

function article({ domain, name, route, shape }: Endpoint): string {
  const parts = [
    block("Path", shape.params, "input"),
    block("Query", shape.query, "input"),
    block("Body", shape.body, "input"),
    block("Answer", shape.response, "output"),
  ];
  const errors = route.errors.length > 0 ? `<h4>Errors</h4>${errorTable(route.errors)}` : "";
  return `<article id="${domain}.${name}"><h3><span class="method ${route.method.toLowerCase()}">${route.method}</span>
<code>${escape(route.path)}</code></h3><p>${escape(route.summary)}</p>
<p class="facts"><span>${TOKENS[route.token]}</span>${route.rateLimit ? `<span>${route.rateLimit} a minute</span>` : ""}</p>
${parts.join("")}${errors}</article>`;
}

function block(title: string, schema: z.ZodType | undefined, io: "input" | "output"): string {
  if (schema === undefined) return "";
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(json, null, 2))}</pre></details>`;
}

function errorTable(codes: readonly ErrorCode[]): string {
  const rows = codes.map((code) => {
    const { status, message } = errorCatalogue[code];
    return `<tr><td>${status}</td><td><code>${code}</code></td><td>${escape(message)}</td></tr>`;
  });
  return `<table><thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
