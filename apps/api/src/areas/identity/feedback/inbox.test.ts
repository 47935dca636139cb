import { feedbackContract } from "@candlewise/contracts/feedback/schemas";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

let app: TestApp;
let learner: TestUser;
let operator: TestUser;
let as: { token: string };

beforeAll(async () => {
  app = await createTestApp();
  [learner, operator] = [await signUp(app), await signUp(app)];
  as = { token: operator.accessToken };
  await app.platform.database.run("insert into auth_operator (user_id) values ($1)", [operator.userId]);
});

async function send(text: string, more: { feedback_id?: string; screenshot?: File } = {}, from = learner) {
  app.clock.advance({ seconds: 1 });
  const body = { text, page: "/learn", ...more };
  const { id } = await app.call(feedbackContract, "sendFeedback", { body }, { token: from.accessToken });
  return { user_id: from.userId, feedback_id: id };
}

const list = (query: { state: "open" | "handled"; cursor?: string; limit?: number }) =>
  app.call(feedbackContract, "listFeedback", { query }, as);
const textsOf = ({ messages }: Awaited<ReturnType<typeof list>>) => messages.map(({ text }) => text);
const mark = (params: { user_id: string; feedback_id: string }, is_handled: boolean) =>
  app.call(feedbackContract, "markFeedback", { params, body: { is_handled } }, as);

describe("S2.15 the feedback of all users, for operators", () => {
  it("lists who wrote what, where and when, without email address and user agent", async () => {
    const key = await send("The chart is <b>great</b>.");
    const { messages } = await list({ state: "open", limit: 1 });
    expect(messages).toEqual([
      {
        ...key,
        sender: learner.username,
        text: "The chart is <b>great</b>.",
        page: "/learn",
        language: "en",
        device: expect.any(String),
        has_screenshot: false,
        sent_at: app.clock.now().toISOString(),
        handled_at: null,
      },
    ]);
  });

  it("comes newest first in pages that miss and repeat nothing, also of messages sent at once", async () => {
    const sender = await signUp(app);
    for (let number = 1; number <= 3; number++) await send(`page ${number}`, {}, sender);
    const sentAt = app.clock.now();
    await app.platform.database.run("update feedback_message set sent_at = $2 where user_id = $1", [
      sender.userId,
      sentAt,
    ]);
    const { messages: all, open } = await list({ state: "open" });
    expect(open).toBe(all.length);
    const seen: unknown[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ state: "open", limit: 1, ...(cursor && { cursor }) });
      seen.push(...page.messages);
      cursor = page.next_cursor;
      // Messages that arrive while an operator reads move no page.
      if (seen.length === 2) await send("meanwhile");
    } while (cursor !== null);
    expect(seen).toEqual(all);
    expect(all.map(({ sent_at }) => sent_at)).toEqual(
      all.map(({ sent_at }) => sent_at).toSorted((a, b) => b.localeCompare(a)),
    );
  });

  it("is marked as handled once, however often the call is repeated, and as open again", async () => {
    const key = await send("Handle me");
    const first = await mark(key, true);
    expect(first.handled_at).toBe(app.clock.now().toISOString());
    app.clock.advance({ minutes: 1 });
    expect(await mark(key, true)).toEqual(first);
    expect(textsOf(await list({ state: "open" }))).not.toContain("Handle me");
    expect(textsOf(await list({ state: "handled" }))).toEqual(["Handle me"]);
    expect(await mark(key, false)).toEqual({ handled_at: null });
    expect(textsOf(await list({ state: "handled" }))).toEqual([]);
    expect(textsOf(await list({ state: "open" }))).toContain("Handle me");
  });

  it("shows the screenshot that came with a message", async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const screenshot = new File([new Uint8Array(bytes)], "screen.png", { type: "image/png" });
    const key = await send("With a picture", { screenshot });
    const { messages } = await list({ state: "open", limit: 1 });
    expect(messages[0]).toMatchObject({ text: "With a picture", has_screenshot: true });
    const { url } = await app.call(feedbackContract, "getFeedbackScreenshot", { params: key }, as);
    const picture = Buffer.from(url.split(",")[1] ?? "", "base64");
    expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: 9, height: 9 });
    const without = await send("Without one");
    const refusal = await app.refuse(feedbackContract, "getFeedbackScreenshot", { params: without }, as);
    expect(refusal).toMatchObject({ status: 404, error: "not_found" });
  });

  it("is 404 for everybody else, changes nothing then, and refuses what is no page of the list", async () => {
    const key = await send("Secret");
    const stranger = { token: learner.accessToken };
    const body = { is_handled: true };
    const refusals = [
      await app.refuse(feedbackContract, "listFeedback", { query: { state: "open" } }, stranger),
      await app.refuse(feedbackContract, "markFeedback", { params: key, body }, stranger),
      await app.refuse(feedbackContract, "getFeedbackScreenshot", { params: key }, stranger),
      await app.refuse(feedbackContract, "markFeedback", { params: { ...key, user_id: operator.userId }, body }, as),
    ];
    expect(refusals.map(({ status, error }) => [status, error])).toEqual(refusals.map(() => [404, "not_found"]));
    expect(textsOf(await list({ state: "open", limit: 1 }))).toEqual(["Secret"]);
    const query = { state: "open", cursor: "1_not-an-id" } as const;
    expect((await app.refuse(feedbackContract, "listFeedback", { query }, as)).status).toBe(400);
  });

  it("disappears with the account of its sender", async () => {
    const leaver = await signUp(app);
    const key = await send("Goodbye", {}, leaver);
    const feedback = app.features.find(({ domain }) => domain === "feedback");
    await app.platform.database.transaction(async (transaction) =>
      feedback?.personalData?.erase(transaction, leaver.userId),
    );
    expect(textsOf(await list({ state: "open" }))).not.toContain("Goodbye");
    const refusal = await app.refuse(feedbackContract, "markFeedback", { params: key, body: { is_handled: true } }, as);
    expect(refusal.status).toBe(404);
  });
});
