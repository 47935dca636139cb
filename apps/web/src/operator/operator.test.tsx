import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createMemoryHistory, type AppHistory } from "#web/shared/routing/history.ts";
import { isOperatorPath } from "#web/shared/routing/operator-path.ts";
import { Router, useLocation } from "#web/shared/routing/router.tsx";
import { beginSession } from "#web/shared/session/session.ts";
import { setSessionStatus } from "#web/shared/session/session-slice.ts";
import { createStore } from "#web/shared/state/store.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { ADA, refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { OperatorApp } from "./operator-app.tsx";
import { startEnglish } from "./start-english.ts";

const SENDER = "11111111-1111-4111-8111-111111111111";
const idOf = (number: number) => `22222222-2222-4222-8222-${String(number).padStart(12, "0")}`;
const message = (number: number, handled_at: string | null = null) => ({
  user_id: SENDER,
  feedback_id: idOf(number),
  sender: "grace",
  text: `Message ${number}`,
  page: "/learn",
  language: "pt",
  device: "Firefox (Linux)",
  has_screenshot: number === 1,
  sent_at: "2026-11-20T10:00:00.000Z",
  handled_at,
});
const LIST = "GET /operator/feedback/";
const markOf = (number: number) => `PUT /operator/feedback/${SENDER}/${idOf(number)}/`;

beforeEach(startEnglish);

const Address = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};

async function open(replies: Replies, address = "/operator", isSignedIn = true) {
  const seen = stubServer(replies);
  const store = createStore();
  if (isSignedIn) beginSession(store.dispatch, { access_token: "access", expires_in: 600, user: ADA });
  else store.dispatch(setSessionStatus("signedOut"));
  const memory = createMemoryHistory([address]);
  const left: string[] = [];
  // As in the browser: what is no operator's is another page.
  const navigate: AppHistory["navigate"] = (href, options) =>
    isOperatorPath(href.split("?")[0] ?? "") ? memory.navigate(href, options) : void left.push(href);
  const inRouter = (children: ReactNode) => (
    <Router history={{ ...memory, navigate }}>
      {children}
      <Address />
    </Router>
  );
  const screen = await render(<OperatorApp store={store} inRouter={inRouter} />);
  return { screen, seen, left };
}

/** A server with open messages in pages of two. */
function inbox(
  count: number,
  marking: (isHandled: boolean) => ReturnType<typeof refusal> | null = () => null,
): Replies {
  const handled = new Set<number>();
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const list: Replies[string] = ({ query }) => {
    const search = new URLSearchParams(query);
    const wanted = numbers.filter((number) => handled.has(number) === (search.get("state") === "handled"));
    const rest = wanted.filter((number) => number > Number(search.get("cursor") ?? 0));
    const page = rest.slice(0, 2);
    const at = (number: number) => (handled.has(number) ? "2026-11-21T10:00:00.000Z" : null);
    return {
      body: {
        messages: page.map((number) => message(number, at(number))),
        next_cursor: rest.length > 2 ? String(page.at(-1)) : null,
        open: count - handled.size,
      },
    };
  };
  const mark = (number: number): Replies[string] => {
    return ({ body }) => {
      const { is_handled } = body as { is_handled: boolean };
      const refused = marking(is_handled);
      if (refused) return refused;
      if (is_handled) handled.add(number);
      else handled.delete(number);
      return { body: { handled_at: is_handled ? "2026-11-21T10:00:00.000Z" : null } };
    };
  };
  return { [LIST]: list, ...Object.fromEntries(numbers.map((number) => [markOf(number), mark(number)])) };
}

test("S2.15 open feedback comes page by page, says who wrote where, and nothing breaks a rule of accessibility", async () => {
  const { screen } = await open(inbox(3));
  await expect.element(screen.getByRole("article", { name: "From grace" }).first()).toBeVisible();
  await expect.element(screen.getByText("Message 1", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("3 open messages")).toBeVisible();
  await expect.element(screen.getByText("/learn · Portuguese · Firefox (Linux)").first()).toBeVisible();
  await expect.element(screen.getByTestId("address")).toHaveTextContent("/operator/feedback");
  await expect.element(screen.getByText("Message 3")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show older messages" }));
  await expect.element(screen.getByText("Message 3")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Show older messages" })).not.toBeInTheDocument();
  expect(document.title).toBe("Feedback · Candlewise");
  await expectAccessible("screen");
});

test("a handled message leaves at once, the focus goes on to the next one, and undo brings it back", async () => {
  const { screen } = await open(inbox(2));
  const handle = screen.getByRole("button", { name: "Mark as handled" });
  await expect.element(handle.nth(1)).toBeVisible();
  (handle.first().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Message 1")).not.toBeInTheDocument();
  await expect.element(screen.getByText("1 open message", { exact: true })).toBeVisible();
  await expect.element(handle).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await expect.element(screen.getByText("Message 1")).toBeVisible();
  await expect.element(screen.getByText("2 open messages")).toBeVisible();
  await userEvent.click(handle.first());
  await expect.element(screen.getByText("Message 1")).not.toBeInTheDocument();
  await userEvent.click(screen.getByText("Handled", { exact: true }));
  await expect.element(screen.getByText("Message 1")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Reopen" })).toBeVisible();
  await expect.element(screen.getByTestId("address")).toHaveTextContent("/operator/feedback?state=handled");
});

test("a mark that is not saved brings the message back and says so", async () => {
  const { screen } = await open(inbox(1, () => refusal("internal")));
  await userEvent.click(screen.getByRole("button", { name: "Mark as handled" }));
  await expect.element(screen.getByText("Not saved. Try again.", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Message 1")).toBeVisible();
});

test("a screenshot is loaded when it is asked for, and can be asked for again after a failure", async () => {
  const picture = "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==";
  let tries = 0;
  const { screen, seen } = await open({
    ...inbox(1),
    [`GET /operator/feedback/${SENDER}/${idOf(1)}/screenshot/`]: () =>
      ++tries === 1 ? refusal("internal") : { body: { url: picture } },
  });
  const show = screen.getByRole("button", { name: "Show screenshot" });
  await expect.element(show).toHaveAttribute("aria-expanded", "false");
  expect(seen.some(({ call }) => call.includes("screenshot"))).toBe(false);
  await userEvent.click(show);
  await expect.element(screen.getByText("The screenshot couldn’t be loaded.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.element(screen.getByRole("img", { name: "Screenshot of /learn, sent by grace" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Hide screenshot" }));
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
});

test("a user who is not an operator gets page not found at every address", async () => {
  const { screen } = await open({ [LIST]: refusal("not_found") });
  await expect.element(screen.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect.element(screen.getByText("Feedback")).not.toBeInTheDocument();
  await expectAccessible("screen");
});

test("an address that no screen has is not found without a call", async () => {
  const { screen, seen } = await open({}, "/operator/nowhere");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  expect(seen).toEqual([]);
});

test("visitors are sent to sign-in, which leads back", async () => {
  const { left } = await open({}, "/operator/feedback?state=handled", false);
  await expect.poll(() => left).toEqual(["/auth/signin?next=%2Foperator%2Ffeedback%3Fstate%3Dhandled"]);
});

test("a list that does not load can be loaded again, and an empty one says so", async () => {
  let tries = 0;
  const empty = { body: { messages: [], next_cursor: null, open: 0 } };
  const { screen } = await open({ [LIST]: () => (++tries === 1 ? refusal("internal") : empty) });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.element(screen.getByRole("heading", { name: "All caught up" })).toBeVisible();
  await expectAccessible("screen");
});
