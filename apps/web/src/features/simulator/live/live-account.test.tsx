import { expect, test } from "vitest";
import { activityOf, orderOf, portfolioWith } from "../samples.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { renderSignedIn } from "#web/testing/render.tsx";
import { stubServer, type Replies } from "#web/testing/stub-server.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { OpenOrders } from "../portfolio/open-orders.tsx";
import { TopBarBalance } from "../top-bar-balance.tsx";
import type { Changes } from "./changes.ts";
import { LiveAccount } from "./live-account.tsx";

/** The account with a resting order on a page that follows it; `say` sends an event. */
async function following(replies: Replies) {
  let send: (text: string) => void = () => undefined;
  const stream = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
  const seen = stubServer(replies, undefined, stream);
  await loadMessages(["simulator", "modules/order-form"]);
  const { screen } = await renderSignedIn(
    <>
      <TopBarBalance />
      <OpenOrders title="Open orders" />
      <LiveAccount />
      <Toasts />
    </>,
  );
  const say = (event: string, data: object, id: string) =>
    send(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  const callsOf = (call: string) => seen.filter((each) => each.call === call).length;
  return { screen, say, callsOf };
}

const resting = orderOf();
const filled = orderOf({ status: "filled", filled_quantity: "10", average_price: "95.00", ended_at: 1_795_000_060 });
const FILL: Changes = {
  account_number: 1,
  balance: 99_049.05,
  reserved: 0,
  open_orders: [],
  ended_orders: [filled],
  activity: [activityOf()],
};
const portfolio = () => ({ body: portfolioWith({ reserved: 951 }) });

test("S1.03 S7.26 S7.27 a fill changes row and cash and is told by a toast with the way to the instrument", async () => {
  let isFilled = false;
  const { screen, say } = await following({
    "GET /v2/portfolio/": () => ({ body: portfolioWith(isFilled ? { balance: 99_049.05 } : { reserved: 951 }) }),
    "GET /v2/orders/": () => ({ body: { orders: isFilled ? [] : [resting], next_cursor: null } }),
  });
  await expect.element(screen.getByText("Open orders")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /100,000/ })).toBeVisible();
  say("hello", { is_resumed: true }, "1-0-1");
  isFilled = true;
  say("changes", FILL, "1-1-2");
  await expect.element(screen.getByText("Bought 10 NVLA at $95.00")).toBeVisible();
  await expect.element(screen.getByText("Open orders")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: /99,049/ })).toBeVisible();
  await expectAccessible();
});

test("S1.03 a connection that continues asks for nothing but the orders of the first time; any other asks for all", async () => {
  const { say, callsOf } = await following({
    "GET /v2/portfolio/": portfolio(),
    "GET /v2/orders/": { body: { orders: [resting], next_cursor: null } },
  });
  await expect.poll(() => callsOf("GET /v2/orders/")).toBe(1);
  say("hello", { is_resumed: true }, "1-0-1");
  await expect.poll(() => callsOf("GET /v2/orders/")).toBe(2);
  expect(callsOf("GET /v2/portfolio/")).toBe(1);
  say("reset", {}, "1-9-9");
  await expect.poll(() => [callsOf("GET /v2/portfolio/"), callsOf("GET /v2/orders/")]).toEqual([2, 3]);
});
