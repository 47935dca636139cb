import type { ReactNode } from "react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createMemoryHistory } from "#web/shared/routing/history.ts";
import { Router } from "#web/shared/routing/router.tsx";
import { beginSession } from "#web/shared/session/session.ts";
import { createStore } from "#web/shared/state/store.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { ADA, refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { OperatorApp } from "../operator-app.tsx";
import { startEnglish } from "../start-english.ts";
import type { ReportedItem } from "./api.ts";

const LIST = "GET /operator/reports/";
const RESOLVED_AT = "2026-11-21T10:00:00.000Z";

const item = (id: string, change: Partial<ReportedItem["newest"][number]> = {}): ReportedItem => ({
  item_id: id,
  course: { id: "basics", title: "Foundations" },
  component: { id: "l1", title: "What a spread is" },
  reports: 2,
  reasons: [
    { reason: "wrong_answer", reports: 1 },
    { reason: "wording", reports: 1 },
  ],
  latest_at: "2026-11-20T10:00:00.000Z",
  newest: [
    {
      report_id: "22222222-2222-4222-8222-000000000001",
      sender: "grace",
      reason: "wrong_answer",
      text: `Words about ${id}`,
      asked_in: "quiz",
      language: "pt",
      is_current: false,
      variant: 3,
      prompt: "What is left?",
      answer: "The spread",
      is_correct: false,
      sent_at: "2026-11-20T10:00:00.000Z",
      resolved: null,
      ...change,
    },
  ],
});

beforeEach(startEnglish);

async function open(replies: Replies, address = "/operator/reports") {
  const seen = stubServer(replies);
  const store = createStore();
  beginSession(store.dispatch, { access_token: "access", expires_in: 600, user: ADA });
  const history = createMemoryHistory([address]);
  const inRouter = (children: ReactNode) => <Router history={history}>{children}</Router>;
  return { screen: await render(<OperatorApp store={store} inRouter={inRouter} />), seen };
}

/** A server with reports of these questions. */
function inbox(ids: readonly string[], failure: ReturnType<typeof refusal> | null = null): Replies {
  const resolved = new Set<string>();
  const list: Replies[string] = ({ query }) => {
    const search = new URLSearchParams(query);
    const isResolved = search.get("state") === "resolved";
    const shown = search.get("course") === "challenges" ? [] : ids.filter((id) => resolved.has(id) === isResolved);
    const change = isResolved ? { resolved: { at: RESOLVED_AT, by: "olga" } } : {};
    return {
      body: {
        items: shown.map((id) => item(id, change)),
        next_cursor: null,
        open: 2 * (ids.length - resolved.size),
        courses: [
          { id: "basics", title: "Foundations", reports: 4 },
          { id: "challenges", title: "Daily challenges", reports: 1 },
        ],
      },
    };
  };
  const mark = (id: string): Replies[string] => {
    return ({ body }) => {
      if (failure) return failure;
      const isResolved = (body as { is_resolved: boolean }).is_resolved;
      if (isResolved) resolved.add(id);
      else resolved.delete(id);
      return { body: { resolved_at: isResolved ? RESOLVED_AT : null } };
    };
  };
  return { [LIST]: list, ...Object.fromEntries(ids.map((id) => [`PUT /operator/reports/${id}/`, mark(id)])) };
}

test("S7.94 reports come by question with reasons, words, answer and where it was asked; nothing breaks a rule of accessibility", async () => {
  const { screen } = await open(inbox(["l1.q1", "l1.q2"]));
  const card = screen.getByRole("article", { name: "l1.q1" });
  await expect.element(card).toBeVisible();
  await expect.element(screen.getByText("4 open reports")).toBeVisible();
  for (const text of [
    "Foundations · What a spread is",
    "2 reports",
    "Wrong answer: 1",
    "Words about l1.q1",
    "What is left?",
  ])
    await expect.element(card.getByText(text)).toBeVisible();
  await expect.element(card.getByText("The spread (judged wrong)")).toBeVisible();
  await expect.element(card.getByText("Quiz · Portuguese · Variant 3 · Earlier content")).toBeVisible();
  await expect.element(card.getByText("1 older report isn’t shown.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Reports" })).toHaveAttribute("aria-current", "page");
  expect(document.title).toBe("Reports · Candlewise");
  await expectAccessible("screen");
});

test("resolving what was shown passes the focus on, names who did it, and can be undone", async () => {
  const { screen, seen } = await open(inbox(["l1.q1", "l1.q2"]));
  const resolve = screen.getByRole("button", { name: "Mark as resolved" });
  await expect.element(resolve.nth(1)).toBeVisible();
  (resolve.first().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("article", { name: "l1.q1" })).not.toBeInTheDocument();
  expect(seen.find(({ call }) => call.startsWith("PUT"))?.body).toEqual({
    is_resolved: true,
    sent_until: "2026-11-20T10:00:00.000Z",
  });
  await expect.element(resolve).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await expect.element(screen.getByRole("article", { name: "l1.q1" })).toBeVisible();
  await userEvent.click(resolve.first());
  await expect.element(screen.getByRole("article", { name: "l1.q1" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByText("Resolved", { exact: true }));
  await expect.element(screen.getByText(/^Resolved .* by olga$/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Reopen" }));
  await expect.element(screen.getByRole("heading", { name: "Nothing resolved yet" })).toBeVisible();
  expect(seen.findLast(({ call }) => call.startsWith("PUT"))?.body).toEqual({
    is_resolved: false,
    resolved_since: RESOLVED_AT,
  });
});

test("what is not saved stays and says so", async () => {
  const { screen } = await open(inbox(["l1.q1"], refusal("internal")));
  await userEvent.click(screen.getByRole("button", { name: "Mark as resolved" }));
  await expect.element(screen.getByText("Not saved. Try again.", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("article", { name: "l1.q1" })).toBeVisible();
});

test("one course is listed at a time, also by its address, and an empty list says so", async () => {
  const { screen, seen } = await open(inbox(["l1.q1"]));
  await expect.element(screen.getByRole("article")).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText("Course"), "Daily challenges (1)");
  await expect.element(screen.getByRole("heading", { name: "All caught up" })).toBeVisible();
  expect(new URLSearchParams(seen.at(-1)?.query).get("course")).toBe("challenges");
  await userEvent.selectOptions(screen.getByLabelText("Course"), "All courses");
  await expect.element(screen.getByRole("article")).toBeVisible();
});

test("a list that does not load can be loaded again, and nobody but operators has one", async () => {
  let tries = 0;
  const { screen } = await open({ [LIST]: () => refusal(++tries === 1 ? "internal" : "not_found") });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.element(screen.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
});

test("reports fit a phone of 360 px", async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(360, 640);
  const { screen } = await open(inbox(["an-id-of-a-lesson-that-is-rather-long-and-has-no-space.q12"]));
  await expect.element(screen.getByRole("article")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
