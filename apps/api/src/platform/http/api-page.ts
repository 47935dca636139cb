import { createHash } from "node:crypto";
import type { Route, RouteTerms } from "@candlewise/contracts/endpoint";
import { commonErrors, errorCatalogue, type ErrorCode } from "@candlewise/contracts/errors";
import { z } from "zod";
import type { RouteSet } from "./route-set.ts";
import { apiPageStyle } from "./api-page-style.ts";

const TOKENS = { default: "access token", funnel: "funnel token", temp: "temporary token", none: "no token" };

/** A route as shown on the page. */
interface Entry {
  readonly domain: string;
  readonly name: string;
  readonly method: string;
  readonly facts: readonly string[];
  readonly route: { readonly path: string; readonly summary: string; readonly errors: readonly ErrorCode[] };
  readonly parts: readonly (readonly [title: string, schema: z.ZodType | undefined, io: "input" | "output"])[];
}

const factsOf = ({ token, rateLimit, dailyLimit }: RouteTerms & Pick<Route, "dailyLimit">): string[] => [
  TOKENS[token],
  ...(rateLimit ? [`${rateLimit} a minute`] : []),
  ...(dailyLimit ? [`${dailyLimit} a day`] : []),
];

const entriesOf = ({ endpoints, streams, files, webhooks }: RouteSet): Entry[] => [
  ...endpoints.map(({ domain, name, route, shape }) => ({
    domain,
    name,
    route,
    method: route.method,
    facts: factsOf(route),
    parts: [
      ["Path", shape.params, "input"],
      ["Query", shape.query, "input"],
      ["Body", shape.body, "input"],
      ["Answer", shape.response, "output"],
    ] as const,
  })),
  ...streams.map(({ domain, name, route, shape }) => ({
    domain,
    name,
    route,
    method: "GET",
    facts: [...factsOf(route), "server-sent events"],
    parts: [
      ["Query", shape.query, "input"] as const,
      ...Object.entries(shape.events).map(([event, schema]) => [`Event ${event}`, schema, "output"] as const),
    ],
  })),
  ...files.map(({ domain, name, route, shape }) => ({
    domain,
    name,
    route,
    method: route.method,
    facts: [...factsOf(route), "file"],
    parts: [["Path", shape.params, "input"] as const],
  })),
  ...webhooks.map(({ domain, name, route, shape }) => ({
    domain,
    name,
    route,
    method: "POST",
    facts: ["webhook", "signed"],
    parts: [["Event", shape.event, "input"] as const],
  })),
];

/** The API document as a page: plain HTML without scripts. */
export function renderApiPage(routes: RouteSet): { html: string; styleHash: string } {
  const endpoints = entriesOf(routes);
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

function navigation(domain: string, endpoints: readonly Entry[]): string {
  const own = endpoints.filter((endpoint) => endpoint.domain === domain);
  return `<h2>${escape(domain)}</h2><ul>${own
    .map(({ name }) => `<li><a href="#${domain}.${name}">${escape(name)}</a></li>`)
    .join("")}</ul>`;
}

function section(domain: string, endpoints: readonly Entry[]): string {
  const own = endpoints.filter((endpoint) => endpoint.domain === domain);
  return `<section aria-labelledby="${domain}"><h2 id="${domain}">${escape(domain)}</h2>${own.map(article).join("")}</section>`;
}

function article({ domain, name, method, facts, route, parts }: Entry): string {
  const errors = route.errors.length > 0 ? `<h4>Errors</h4>${errorTable(route.errors)}` : "";
  return `<article id="${domain}.${name}"><h3><span class="method ${method.toLowerCase()}">${method}</span>
<code>${escape(route.path)}</code></h3><p>${escape(route.summary)}</p>
<p class="facts">${facts.map((fact) => `<span>${fact}</span>`).join("")}</p>
${parts.map(([title, schema, io]) => block(title, schema, io)).join("")}${errors}</article>`;
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
