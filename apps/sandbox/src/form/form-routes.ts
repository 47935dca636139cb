import type { FastifyInstance, FastifyReply } from "fastify";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { z } from "zod";
import type { Context } from "../context.ts";
import { bodyOf } from "../http/body.ts";
import { parsed } from "../orders/requests.ts";
import { languageOf } from "./messages.ts";
import { formPage, verifyPage, type Look } from "./pages.ts";
import { openForm, payByForm, statusOfForm } from "./pay-by-form.ts";
import { confirm, waitingFor } from "./verification.ts";

type Query = Readonly<Record<string, unknown>>;

const lookOf = ({ language, theme }: Query): Look => ({
  language: languageOf(language),
  theme: theme === "light" || theme === "dark" ? theme : "auto",
});

/** A script for browsers: the source without its types. */
const scriptOf = (name: string) =>
  stripTypeScriptTypes(readFileSync(join(import.meta.dirname, `browser/${name}.ts`), "utf8"));

/** What browsers call: the form in its frame, and the page on which the buyer confirms. */
export async function mountForm(app: FastifyInstance, context: Context, onChange: () => void): Promise<void> {
  mountFiles(app);
  const { shopOrigins } = context.options;
  // Only pages of the shop show the form, and only its own code runs in it.
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'",
    `form-action 'none'; frame-ancestors 'self' ${shopOrigins.join(" ")}`,
  ].join("; ");
  const sendPage = (reply: FastifyReply, html: string) =>
    reply
      .type("text/html; charset=utf-8")
      .headers({
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cache-control": "no-store",
      })
      .send(html);
  app.get<{ Querystring: Query }>("/form", async ({ query }, reply) => {
    const shop = shopOrigins.find((origin) => origin === query["shop"]) ?? shopOrigins[0] ?? "";
    return sendPage(reply, formPage(lookOf(query), shop));
  });
  app.post("/form/open", async (request) => openForm(context, bodyOf(request)));
  app.post("/form/status", async (request) => statusOfForm(context, bodyOf(request)));
  app.post("/form/pay", async (request) => {
    const answer = context.database.transaction(() => payByForm(context, bodyOf(request)));
    onChange();
    return answer;
  });
  app.get<{ Params: { token: string }; Querystring: Query }>("/3ds/:token", async ({ params, query }, reply) =>
    sendPage(reply, verifyPage(lookOf(query), waitingFor(context, params.token))),
  );
  app.post<{ Params: { token: string } }>("/3ds/:token", async (request) => {
    const { isConfirmed } = parsed(z.object({ isConfirmed: z.boolean() }), bodyOf(request));
    const { order_id, status, return_url } = context.database.transaction(() =>
      confirm(context, request.params.token, isConfirmed),
    );
    onChange();
    return { order_id, status, return_url };
  });
}

function mountFiles(app: FastifyInstance): void {
  const files = [
    ["/js/solid-form.js", "text/javascript", scriptOf("solid-form")],
    ["/form/form.js", "text/javascript", scriptOf("form")],
    ["/form/verify.js", "text/javascript", scriptOf("verify")],
    ["/form/form.css", "text/css", readFileSync(join(import.meta.dirname, "browser/form.css"), "utf8")],
  ] as const;
  for (const [path, type, text] of files) {
    app.get(path, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .headers({ "cross-origin-resource-policy": "cross-origin", "cache-control": "no-cache" })
        .send(text),
    );
  }
}
