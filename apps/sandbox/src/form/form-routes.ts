import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { bodyOf } from "../http/body.ts";
import { openForm, payByForm } from "./pay-by-form.ts";
import { confirm } from "./verification.ts";

/** What browsers call: the form in its frame, and the page on which the buyer confirms. */
export async function mountForm(app: FastifyInstance, context: Context, onChange: () => void): Promise<void> {
  app.post("/form/open", async (request) => openForm(context, bodyOf(request)));
  app.post("/form/pay", async (request) => {
    const answer = context.database.transaction(() => payByForm(context, bodyOf(request)));
    onChange();
    return answer;
  });
  app.post<{ Params: { token: string } }>("/3ds/:token", async (request) => {
    const { isConfirmed } = bodyOf(request) as { isConfirmed?: unknown };
    const { order_id, status, return_url } = context.database.transaction(() =>
      confirm(context, request.params.token, isConfirmed === true),
    );
    onChange();
    return { order_id, status, return_url };
  });
}
