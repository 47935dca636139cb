import { notificationsContract } from "@candlewise/contracts/notifications/schemas";
import { describe, expect, it } from "vitest";
import { exampleKeys } from "#api/testing/push-keys.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { notifyWorld } from "./testing/notify-world.ts";

const { app, learner, push } = notifyWorld();

describe("what leaves the app", () => {
  it("S7.43 is sent once, whatever jobs run at once, and however often", async () => {
    await learner.confirmEmail();
    await learner.learn();
    app.clock.set("2026-11-03T12:00:00Z");
    await learner.learn();
    app.clock.set("2026-11-04T18:00:00Z");
    await Promise.all([learner.settle(), learner.settle(), learner.settle()]);
    await learner.settle();
    expect(await learner.emails()).toHaveLength(1);
    expect((await learner.kinds()).filter((kind) => kind === "streak_in_danger")).toHaveLength(1);
  });

  it("S7.43 goes to the browser where one is subscribed, and nowhere else", async () => {
    await learner.confirmEmail();
    await learner.subscribe();
    await learner.neglectStreak();
    expect(learner.pushes()).toEqual([
      {
        title: "Your 2-day streak ends tonight",
        body: expect.stringContaining("One lesson"),
        page: "/learn?utm_notif=streak_in_danger",
      },
    ]);
    expect(await learner.emails()).toEqual([]);
  });

  it("S7.43 is one message a day at most, over all kinds and channels", async () => {
    await learner.confirmEmail();
    await learner.subscribe();
    await learner.neglectStreak();
    await learner.join("three-days");
    await learner.start("challenge_task_ready", { challenge_id: "three-days" });
    await learner.settleAt("2026-11-04T18:20:00Z");
    expect((await learner.kinds())[0]).toBe("challenge_task_ready");
    expect(learner.pushes()).toHaveLength(1);
    expect(await learner.emails()).toEqual([]);
  });

  it("S7.43 waits for the end of the quiet hours, and is not sent when the reason is gone by then", async () => {
    await learner.subscribe();
    await learner.choose({ quiet_hours: { from: "17:00", until: "18:30" } });
    await learner.neglectStreak();
    expect(await learner.kinds()).toContain("streak_in_danger");
    expect(learner.pushes()).toEqual([]);
    await learner.settleAt("2026-11-04T18:30:00Z");
    expect(learner.pushes()).toHaveLength(1);
    await learner.learn();
    app.clock.set("2026-11-05T12:00:00Z");
    await learner.learn();
    await learner.settleAt("2026-11-06T18:00:00Z");
    app.clock.set("2026-11-06T18:10:00Z");
    await learner.learn();
    await learner.settleAt("2026-11-06T18:30:00Z");
    expect(learner.pushes()).toHaveLength(1);
  });

  it("S7.43 follows the choices for each kind and channel", async () => {
    await learner.confirmEmail();
    await learner.subscribe();
    await learner.choose({ kinds: [{ kind: "streak_in_danger", inbox: false, push: false }] });
    await learner.neglectStreak();
    expect(await learner.kinds()).toEqual(["welcome"]);
    expect(learner.pushes()).toEqual([]);
    expect(await learner.emails()).toHaveLength(1);
  });

  it("S7.43 is no email to an address that nobody has confirmed", async () => {
    await learner.neglectStreak();
    expect(await learner.kinds()).toContain("streak_in_danger");
    expect(await learner.emails()).toEqual([]);
  });

  it("S7.43 is nothing to somebody who is about to be deleted", async () => {
    await learner.confirmEmail();
    const erasure =
      "insert into privacy_erasure (user_id, requested_at, erase_at, failures) values ($1, $2, $2::timestamptz + interval '30 days', 0)";
    await app.platform.database.run(erasure, [learner.userId, app.clock.now()]);
    await learner.neglectStreak();
    expect(await learner.emails()).toEqual([]);
  });
});

describe("push messages", () => {
  it("S7.43 are tested by the learner at any time, at most once a minute", async () => {
    app.clock.set("2026-11-02T23:30:00Z");
    await learner.subscribe();
    expect(await learner.start("push_test")).toEqual(await learner.start("push_test"));
    await learner.settle();
    expect(learner.pushes().map(({ title }) => title)).toEqual(["Notifications work on this device"]);
    expect(await learner.kinds()).toEqual(["welcome"]);
  });

  it("S7.43 end with the subscription of the browser", async () => {
    await learner.subscribe();
    push.service.answer = "gone";
    await learner.start("push_test");
    await learner.settle();
    expect((await learner.settings()).push.devices).toBe(0);
  });

  it("S7.43 are repeated when the push service asks for it, and only then", async () => {
    await learner.subscribe();
    push.service.answer = "later";
    await learner.start("push_test");
    await expect(learner.settle()).rejects.toThrow("another attempt");
    expect(learner.pushes()).toHaveLength(1);
    const { rows } = await app.platform.database.run("select from notifications_attempt where user_id = $1", [
      learner.userId,
    ]);
    expect(rows).toEqual([]);
  });

  it("S7.43 are not sent again by a job that died after the call", async () => {
    const subscription_id = await learner.subscribe();
    await learner.start("push_test");
    await learner.settle();
    const [{ entry_id } = {}] = (
      await app.platform.database.run(
        "select entry_id from notifications_entry where user_id = $1 and event = 'push_test'",
        [learner.userId],
      )
    ).rows;
    const data = { user_id: learner.userId, entry_id, subscription_id };
    await app.platform.database.transaction((transaction) =>
      app.platform.jobs.enqueue(transaction, { name: "notifications.push" }, data),
    );
    await learner.settle();
    expect(learner.pushes()).toHaveLength(1);
  });

  it("S7.43 go to at most ten browsers, each of one learner only", async () => {
    expect(await learner.subscribe("first")).toBe(await learner.subscribe("first"));
    for (let each = 0; each < 10; each++) await learner.subscribe(`browser-${each}`);
    const settings = async (token: string) => app.call(notificationsContract, "getNotificationSettings", {}, { token });
    const { token } = await learner.signedIn();
    expect((await settings(token)).push.devices).toBe(10);
    const other = await signUp(app);
    const endpoint = `https://push.example.com/${learner.userId}/browser-3`;
    const body = { endpoint, keys: exampleKeys };
    await app.call(notificationsContract, "addPushSubscription", { body }, { token: other.accessToken });
    expect([(await settings(token)).push.devices, (await settings(other.accessToken)).push.devices]).toEqual([9, 1]);
  });

  it.each([
    ["https://push.elsewhere.com/a", {}, 422, "push_service_unknown"],
    ["http://push.example.com/a", {}, 400, "validation_failed"],
    ["https://push.example.com/a", { p256dh: "BAAA" }, 400, "validation_failed"],
  ])("S7.43 are refused for %s with %o", async (endpoint, change, status, error) => {
    const body = { endpoint, keys: { ...exampleKeys, ...change } };
    const call = app.refuse(notificationsContract, "addPushSubscription", { body }, await learner.signedIn());
    expect(await call).toMatchObject({ status, error });
  });

  it("S7.43 stop for a browser that is removed", async () => {
    const id = await learner.subscribe();
    const remove = { params: { id } };
    const signedIn = await learner.signedIn();
    expect(await app.call(notificationsContract, "removePushSubscription", remove, signedIn)).toEqual({
      is_removed: true,
    });
    expect(await app.refuse(notificationsContract, "removePushSubscription", remove, signedIn)).toMatchObject({
      status: 404,
    });
    await learner.start("push_test");
    await learner.settle();
    expect(learner.pushes()).toEqual([]);
  });
});

describe("emails", () => {
  const open = async (method: "GET" | "POST", url: string, headers: Record<string, string> = {}) =>
    app.http.inject({ method, url, headers, ...(method === "POST" && { payload: "List-Unsubscribe=One-Click" }) });

  async function linkOfEmail(): Promise<string> {
    await learner.confirmEmail();
    await learner.neglectStreak();
    const [email] = await learner.emails();
    return new URL(JSON.parse(JSON.stringify(email))["data"]["unsubscribe"]).pathname;
  }

  it("S7.43 are turned off with one click, by a mail program as by a person, without signing in", async () => {
    const link = await linkOfEmail();
    const page = await open("GET", link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Turn off reminder emails");
    const kinds = async () => (await learner.settings()).kinds;
    // Opening the link changes nothing: programs that scan emails do so.
    expect((await kinds()).filter(({ email }) => email).map(({ kind }) => kind)).toEqual([
      "streak_in_danger",
      "inactive",
    ]);
    for (let time = 0; time < 2; time++) {
      const done = await open("POST", link, { "content-type": "application/x-www-form-urlencoded" });
      expect([done.statusCode, done.body.includes("Reminder emails are off")]).toEqual([200, true]);
    }
    expect((await kinds()).some(({ email }) => email)).toBe(false);
    expect((await kinds()).every(({ inbox }) => inbox)).toBe(true);
  });

  it("S7.43 are not turned off by a link that is not genuine", async () => {
    const link = await linkOfEmail();
    for (const wrong of [`${link}x`, link.replace(/\.[^.]+$/, ".x"), "/api/v2/notifications/unsubscribe/nonsense"]) {
      expect((await open("POST", wrong, { "content-type": "application/x-www-form-urlencoded" })).statusCode).toBe(404);
      expect((await open("GET", wrong)).statusCode).toBe(404);
    }
  });
});
