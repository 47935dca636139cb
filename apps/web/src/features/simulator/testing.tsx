import type { ReactNode } from "react";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { renderSignedIn } from "#web/testing/render.tsx";
import { stubServer, type Replies } from "#web/testing/stub-server.ts";
import { portfolioWith } from "./samples.ts";

const DEFAULTS: Replies = {
  "GET /v2/portfolio/": { body: portfolioWith() },
  "GET /v2/orders/": { body: { orders: [], next_cursor: null } },
  "GET /assets/NVLA/orders/": { body: { orders: [], next_cursor: null } },
};

/** Renders for somebody who is signed in, with the texts of the simulator. */
export async function renderSimulator(children: ReactNode, replies: Replies = {}, path = "/simulator") {
  const seen = stubServer({ ...DEFAULTS, ...replies });
  await loadMessages(["simulator", "simulator/portfolio", "simulator/ticket", "modules/order-form"]);
  const rendered = await renderSignedIn(
    <>
      {children}
      <Toasts />
    </>,
    [path],
  );
  return { ...rendered, seen };
}
