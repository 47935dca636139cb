import { challengesContract } from "@candlewise/contracts/challenges/schemas";
import { notificationsContract } from "@candlewise/contracts/notifications/schemas";
import { authContract } from "@candlewise/contracts/auth/schemas";
import { z } from "zod";
import type { PushClient, PushMessage, PushOutcome } from "#api/platform/push/push-client.ts";
import { runNow } from "#api/platform/jobs/run-now.ts";
import { beforeEachTest, beforeTests } from "#api/testing/before-tests.ts";
import { exampleKeys } from "#api/testing/push-keys.ts";
import { sampleContent } from "#api/testing/sample-content.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { lessonsOf } from "#api/testing/lessons-of.ts";

const START = "2026-11-02T12:00:00Z";

/** A push service that remembers what it got; `answer` may be changed. */
function fakePush() {
  const sent: PushMessage[] = [];
  const service = { answer: "sent" as PushOutcome };
  const client: PushClient = {
    accepts: (endpoint) => endpoint.startsWith("https://push.example.com/"),
    send: async (message) => {
      sent.push(message);
      return service.answer;
    },
  };
  return { sent, service, client };
}

/** The whole app with a push service of its own, and before each test somebody new at noon of a Monday. */
export function notifyWorld() {
  const push = fakePush();
  const app = beforeTests(async () => {
    const made = await createTestApp({ content: sampleContent, now: START, push: push.client });
    await made.dispatcher.register();
    return made;
  });
  const learner = beforeEachTest(async () => {
    app.clock.set(START);
    push.sent.length = 0;
    push.service.answer = "sent";
    return notifiedLearner(app, push.sent, await signUp(app));
  });
  return { app, learner, push };
}

function jobOf(app: TestApp, name: string) {
  const job = app.features.flatMap(({ jobs = [] }) => jobs).find((each) => each.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  return job;
}

/** Runs a job on everything that waits for it, as a worker does. */
async function work(app: TestApp, name: string): Promise<void> {
  const { rows } = await app.platform.database.run("delete from background_job where name = $1 returning data", [name]);
  for (const { data } of rows)
    await runNow(jobOf(app, name), { clock: app.clock, log: app.platform.log }, Object(data));
}

type User = Awaited<ReturnType<typeof signUp>>;

function callsOf(app: TestApp, { userId, email, password }: User) {
  /** An access token outlives no day. */
  const signedIn = async () => ({
    token: (await app.call(authContract, "login", { body: { email, password } })).access_token,
  });
  const inbox = async () => app.call(notificationsContract, "listNotifications", {}, await signedIn());
  return {
    signedIn,
    inbox,
    kinds: async () => (await inbox()).notifications.map(({ kind }) => kind),
    settings: async () => app.call(notificationsContract, "getNotificationSettings", {}, await signedIn()),
    async start(event: string, data_fields: Readonly<Record<string, string>> = {}) {
      return app.call(notificationsContract, "startWorkflow", { body: { event, data_fields } }, await signedIn());
    },
    async subscribe(name = "browser") {
      const body = { endpoint: `https://push.example.com/${userId}/${name}`, keys: exampleKeys };
      return (await app.call(notificationsContract, "addPushSubscription", { body }, await signedIn())).id;
    },
    async join(id: string) {
      return app.call(challengesContract, "joinChallenge", { params: { id }, body: {} }, await signedIn());
    },
    async choose(body: object) {
      return app.call(notificationsContract, "saveNotificationSettings", { body }, await signedIn());
    },
  };
}

/** What reached somebody outside the app. */
function mailboxOf(app: TestApp, sent: readonly PushMessage[], { userId }: User) {
  return {
    async emails() {
      const { rows } = await app.platform.database.run(
        "select template, data from email where about_user = $1 and template like 'notification%' order by created_at, template",
        [userId],
      );
      return rows;
    },
    /** In their browsers. */
    pushes: () =>
      sent
        .filter(({ endpoint }) => endpoint.includes(userId))
        .map(({ text }) => z.object({ title: z.string(), body: z.string(), page: z.string() }).parse(JSON.parse(text))),
    async confirmEmail() {
      const confirm = "update auth_account set email_verified_at = $2 where user_id = $1";
      await app.platform.database.run(confirm, [userId, app.clock.now()]);
    },
  };
}

function notifiedLearner(app: TestApp, sent: readonly PushMessage[], user: User) {
  const append = lessonsOf(app, user.userId);
  /** Everything that is due by now happens. */
  const settle = async () => {
    await app.dispatcher.drain();
    await runNow(jobOf(app, "notifications.send-due"), { clock: app.clock, log: app.platform.log });
    await work(app, "notifications.push");
  };
  const settleAt = async (time: string) => {
    app.clock.set(time);
    await settle();
  };
  const learn = async (zone = "UTC") => {
    await append(app.clock.now(), zone);
    await settle();
  };
  return {
    ...user,
    ...callsOf(app, user),
    ...mailboxOf(app, sent, user),
    settle,
    settleAt,
    learn,
    /** Two days of learning, and the evening of the third. */
    async neglectStreak() {
      await learn();
      app.clock.set("2026-11-03T12:00:00Z");
      await learn();
      await settleAt("2026-11-04T18:00:00Z");
    },
  };
}
