import { learningRoutes } from "@candlewise/contracts/learning/routes";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emptyDraft } from "#web/features/journal/entry-draft.ts";
import { sampleEntry } from "#web/features/journal/samples.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { draftStore } from "#web/shared/offline/draft-store.ts";
import { openDraft } from "#web/shared/offline/draft.ts";
import { enqueue, discardAllOf, outboxCalls } from "#web/shared/offline/outbox.ts";
import { countPending } from "#web/shared/offline/pending-work.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { ADA, refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { verdictOf } from "#web/testing/verdict.ts";
import { SignOut } from "./sign-out.tsx";

const POST_ANSWER = "POST /learning-v2/v2/questions/answer/";
const POST_ENTRY = "POST /v2/journal/";
const LOGOUT = "POST /auth/logout/";
const done = { body: {} };
const judged = {
  body: {
    answer_id: "a1",
    verdict: verdictOf(true),
    progress: null,
  },
};

beforeEach(() => loadMessages(["profile"]));
afterEach(async () => {
  vi.restoreAllMocks();
  await discardAllOf(ADA.id);
});

const drafts = () => draftStore(ADA.id);
const answer = { question_id: "q1" };

const enqueuePosition = () => {
  const { queued } = learningRoutes.saveLessonPosition;
  return enqueue(ADA.id, { endpoint: "saveLessonPosition", queued, params: { id: "l1" }, body: {} });
};

/** Two answers and one draft that were never sent. */
async function withUnsentWork() {
  for (let count = 0; count < 2; count++) {
    await enqueue(ADA.id, { endpoint: "answerQuestion", queued: learningRoutes.answerQuestion.queued, body: answer });
  }
  await enqueuePosition();
  const base = { version: 0, value: emptyDraft() };
  drafts().put(
    "e1",
    "drafts",
    openDraft(base, { base, value: emptyDraft({ ticker: "LRKD" }) }, () => false),
  );
}

async function click(replies: Replies) {
  const seen = stubServer(replies);
  const rendered = await renderSignedIn(<SignOut userId={ADA.id} />, ["/profile"]);
  await userEvent.click(rendered.screen.getByRole("button", { name: "Sign out" }));
  const { screen, store } = rendered;
  const status = () => store.getState().session.status;
  const choose = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  return { screen, status, choose, calls: () => seen.map(({ call }) => call) };
}

test("S2.19 without unsent work nothing is asked", async () => {
  await enqueuePosition();
  const { screen, status, calls } = await click({ [LOGOUT]: done });
  await expect.poll(status).toBe("signedOut");
  expect(calls()).toEqual([LOGOUT]);
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(await outboxCalls(ADA.id)).toEqual([]);
});

test("S2.19 with unsent work the dialog says how much, and who stays loses nothing", async () => {
  await withUnsentWork();
  const { screen, status, choose, calls } = await click({});
  const dialog = screen.getByRole("dialog", { name: "Sign out without syncing?" });
  await expect.element(dialog).toBeVisible();
  expect(
    dialog
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["2 answers", "1 journal draft"]);
  await choose("Stay signed in");
  await expect.element(dialog).not.toBeInTheDocument();
  expect([status(), calls()]).toEqual(["signedIn", []]);
  expect([(await outboxCalls(ADA.id)).length, drafts().all("drafts").length]).toEqual([3, 1]);
});

test("S2.19 S4.12 who discards it signs out, and nothing of it stays", async () => {
  await withUnsentWork();
  const { status, choose, calls } = await click({ [LOGOUT]: done });
  await choose("Sign out and discard");
  await expect.poll(status).toBe("signedOut");
  expect(calls()).toEqual([LOGOUT]);
  expect([await outboxCalls(ADA.id), drafts().all("drafts")]).toEqual([[], []]);
});

test("S2.19 who sends it first signs out once all of it has arrived", async () => {
  await withUnsentWork();
  const entry = { body: { entry: sampleEntry } };
  const { status, choose, calls } = await click({
    [POST_ANSWER]: judged,
    "PUT /learning-v2/lessons/l1/position/": { body: { page_id: "p1" } },
    [POST_ENTRY]: entry,
    [LOGOUT]: done,
  });
  await choose("Send and sign out");
  await expect.poll(status).toBe("signedOut");
  expect(calls().filter((call) => !call.startsWith("PUT"))).toEqual([POST_ANSWER, POST_ANSWER, POST_ENTRY, LOGOUT]);
});

const MINE = "0197f0a0-0000-7000-8000-000000000001";
const THEIRS = "0197f0a0-0000-7000-8000-000000000002";

test("S2.19 drawings that only this device has are counted, and merged into those of the server", async () => {
  const line = (id: string) => ({ id, tool: "horizontal", points: [{ time: 1, price: 10 }] });
  const base = { version: 0, value: [] };
  drafts().put("drawings-NVLA", "drawings", { base, value: [line(MINE)], theirs: null, status: "failed" });
  const saved: unknown[] = [];
  const { screen, status, choose } = await click({
    "GET /v2/assets/NVLA/drawings/": { body: { version: 3, drawings: [line(THEIRS)] } },
    "PUT /v2/assets/NVLA/drawings/": ({ body }) => {
      saved.push(body);
      return { body: { version: 4 } };
    },
    [LOGOUT]: done,
  });
  await expect.element(screen.getByText("Drawings on 1 chart")).toBeVisible();
  await choose("Send and sign out");
  await expect.poll(status).toBe("signedOut");
  expect(saved).toEqual([{ version: 3, drawings: [line(THEIRS), line(MINE)] }]);
});

test("S2.19 who decides to stay while it is being sent stays", async () => {
  await withUnsentWork();
  const { status, choose, calls } = await click({
    [POST_ANSWER]: judged,
    "PUT /learning-v2/lessons/l1/position/": { body: { page_id: "p1" } },
    [POST_ENTRY]: { body: { entry: sampleEntry } },
    [LOGOUT]: done,
  });
  const isDecided = Promise.withResolvers<void>();
  const send = globalThis.fetch;
  vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) => isDecided.promise.then(() => send(...request)));
  await choose("Send and sign out");
  await choose("Stay signed in");
  isDecided.resolve();
  await expect.poll(() => drafts().all("drafts")).toEqual([]);
  // A sign-out would follow the last answer at once.
  await countPending(ADA.id);
  expect([status(), calls().includes(LOGOUT)]).toEqual(["signedIn", false]);
});

test("S2.19 what the server does not take keeps its user signed in, and is said", async () => {
  await withUnsentWork();
  const { screen, status, choose } = await click({
    [POST_ANSWER]: judged,
    "PUT /learning-v2/lessons/l1/position/": { body: { page_id: "p1" } },
    [POST_ENTRY]: refusal("journal_full"),
  });
  await choose("Send and sign out");
  await expect.element(screen.getByText(/^We couldn’t send this/)).toBeVisible();
  const left = () => screen.getByRole("listitem").elements();
  await expect.poll(() => left().map(({ textContent }) => textContent)).toEqual(["1 journal draft"]);
  expect(status()).toBe("signedIn");
});

test("S2.19 offline nothing can be sent, and a sign-out that does not reach the server loses nothing", async () => {
  await withUnsentWork();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { screen, status, choose } = await click({ [LOGOUT]: null });
  await expect.element(screen.getByText(/^You’re offline\. Stay signed in/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Send and sign out" })).not.toBeInTheDocument();
  await choose("Sign out and discard");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(status()).toBe("signedIn");
  expect(await outboxCalls(ADA.id)).toHaveLength(3);
});
