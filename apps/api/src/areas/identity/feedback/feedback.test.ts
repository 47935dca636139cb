import { feedbackContract } from "@candlewise/contracts/feedback/schemas";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { emailsTo } from "#api/testing/emails.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";
import { createLog } from "#api/platform/log.ts";
import { createMetrics } from "#api/platform/metrics.ts";
import { feedbackReceived } from "./emails/feedback-received.ts";
import { createProblemLog } from "./report-problem.ts";

const OPERATOR = "team@example.com";
const message = { text: "The chart is <b>great</b>.", page: "/learn" };

describe("S2.15 feedback", () => {
  it("is kept and mailed to the operator with a cleaned picture of the screen", async () => {
    const app = await createTestApp({ environment: { OPERATOR_EMAIL: OPERATOR } });
    const user = await signUp(app);
    const picture = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: "#123456" } })
      .withExif({ IFD0: { Copyright: "secret-place" } })
      .jpeg()
      .toBuffer();
    const screenshot = new File([new Uint8Array(picture)], "screen.jpg", { type: "image/jpeg" });
    const options = { token: user.accessToken };
    const { id } = await app.call(feedbackContract, "sendFeedback", { body: { ...message, screenshot } }, options);
    const [email] = await emailsTo(app, OPERATOR, feedbackReceived);
    expect(email).toEqual({
      sender: user.username,
      page: "/learn",
      quote: message.text,
      screenshot: `feedback/${id}.webp`,
    });
    const stored = await app.platform.objects.read(`feedback/${id}.webp`);
    expect(await sharp(stored?.bytes).metadata()).toMatchObject({ format: "webp", width: 1600, height: 800 });
    expect(stored?.bytes.includes("secret-place")).toBe(false);
  });

  it("is stored and mailed once, however often a browser sends it", async () => {
    const app = await createTestApp({ environment: { OPERATOR_EMAIL: OPERATOR } });
    const { accessToken } = await signUp(app);
    const body = { ...message, feedback_id: "00000000-0000-7000-8000-000000000001" };
    for (let times = 0; times < 2; times++) {
      const { id } = await app.call(feedbackContract, "sendFeedback", { body }, { token: accessToken });
      expect(id).toBe(body.feedback_id);
    }
    const { rows } = await app.platform.database.run("select feedback_id from feedback_message");
    expect(rows).toEqual([{ feedback_id: body.feedback_id }]);
    expect(await emailsTo(app, OPERATOR, feedbackReceived)).toHaveLength(1);
  });

  it("keeps the newest fifty pictures of an account", async () => {
    const app = await createTestApp();
    const { userId, accessToken } = await signUp(app);
    await app.platform.objects.put("feedback/old.webp", Buffer.from("old"));
    await app.platform.database.run(
      `insert into feedback_message (user_id, feedback_id, text, page, screenshot, language, user_agent, sent_at)
       select $1, ('00000000-0000-7000-8000-0000000000' || lpad(each::text, 2, '0'))::uuid, 'x', '/learn',
         case each when 1 then 'feedback/old.webp' else 'feedback/' || each || '.webp' end, 'en', 'test', now()
       from generate_series(1, 50) each`,
      [userId],
    );
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const screenshot = new File([new Uint8Array(bytes)], "screen.png", { type: "image/png" });
    const body = { ...message, screenshot };
    const { id } = await app.call(feedbackContract, "sendFeedback", { body }, { token: accessToken });
    const { rows } = await app.platform.database.run(
      "select count(*)::int as messages, count(screenshot)::int as pictures, max(screenshot) filter (where feedback_id = $2) as newest from feedback_message where user_id = $1",
      [userId, id],
    );
    expect(rows).toEqual([{ messages: 51, pictures: 50, newest: `feedback/${id}.webp` }]);
    expect(await app.platform.objects.read("feedback/old.webp")).toBeNull();
  });

  it("S2.14 what broke a screen in a browser is in the log and counted, without an account", async () => {
    const lines: string[] = [];
    const metrics = createMetrics();
    const log = createLog("info", { destination: { write: (line: string) => void lines.push(line) } });
    const problem = { page: "/courses/:courseId", build: "b1", name: "TypeError", message: "x is null", stack: "at a" };
    createProblemLog({ log, metrics })(problem);
    expect(lines.map((line) => JSON.parse(line).problem)).toEqual([problem]);
    expect(await metrics.text()).toMatch(/^browser_problems_total 1$/m);
    const app = await createTestApp();
    expect(await app.call(feedbackContract, "reportProblem", { body: problem })).toEqual({});
  });

  it("is kept without an operator, and has bounds", async () => {
    const app = await createTestApp();
    const user = await signUp(app);
    const options = { token: user.accessToken };
    await app.call(feedbackContract, "sendFeedback", { body: message }, options);
    const { rows } = await app.platform.database.run("select text, page from feedback_message");
    expect(rows).toEqual([message]);
    for (const body of [
      { ...message, text: " " },
      { ...message, text: "x".repeat(4001) },
      { ...message, page: "https://evil.example/" },
    ]) {
      expect((await app.refuse(feedbackContract, "sendFeedback", { body }, options)).status).toBe(400);
    }
  });
});
