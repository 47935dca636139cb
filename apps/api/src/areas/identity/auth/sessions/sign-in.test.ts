import { authContract } from "@candlewise/contracts/auth/schemas";
import { beforeAll, describe, expect, it } from "vitest";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  user = await signUp(app);
});

const credentials = (email: string, password: string) => ({ body: { email, password } });

describe("signing in", () => {
  it("S7.17 email in any spelling and password open a session of their own", async () => {
    const login = (email: string) => app.send(authContract, "login", credentials(email, user.password));
    const [first, second] = [await login(user.email), await login(` ${user.email.toUpperCase()}`)];
    expect(first?.json()).toMatchObject({ expires_in: 600, user: { id: user.userId } });
    expect(second?.json()).toMatchObject({ user: { id: user.userId } });
    expect(first?.cookies[0]?.value).not.toBe(second?.cookies[0]?.value);
  });

  it("S8.10 a wrong password and an unknown email give the same answer", async () => {
    const attempts = [
      credentials(user.email, "not this one"),
      credentials("nobody@example.com", "not this one"),
      // Begun and never finished: no account either.
      credentials("begun@example.com", "not this one"),
    ];
    await app.platform.database.run(
      "insert into auth_email values ('begun@example.com', gen_random_uuid(), false, now())",
    );
    const answers = await Promise.all(
      attempts.map(async (attempt) => {
        const answer = await app.send(authContract, "login", attempt);
        const { request_id: _, ...body } = answer.json<{ request_id: string }>();
        return { status: answer.statusCode, body, cookies: answer.cookies, length: answer.headers["content-length"] };
      }),
    );
    expect(answers[0]).toMatchObject({ status: 400, body: { error: "ACCESS_DENIED" }, cookies: [] });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it("S8.06 after five wrong passwords the sixth try is refused even if it is right, and says how long", async () => {
    const { email, password } = await signUp(app);
    for (let attempt = 0; attempt < 5; attempt++) {
      const wrong = await app.refuse(authContract, "login", credentials(email, `wrong ${attempt}`));
      expect(wrong.error).toBe("ACCESS_DENIED");
    }
    const sixth = await app.send(authContract, "login", credentials(email, password));
    expect([sixth.statusCode, sixth.json<{ error: string }>().error]).toEqual([429, "LimitExceededException"]);
    expect(sixth.headers["retry-after"]).toBe("900");
    expect(sixth.cookies).toEqual([]);
    app.clock.advance({ minutes: 15 });
    await app.call(authContract, "login", credentials(email, password));
  });

  it("S8.06 a browser that has signed in before is not locked out by the tries of others, and gets no more than ten", async () => {
    const { email, password } = await signUp(app);
    const first = await app.send(authContract, "login", credentials(email, password));
    const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
    const device = { cookies: { kd: cookies["kd"] ?? "" } };
    for (let attempt = 0; attempt < 6; attempt++) {
      await app.refuse(authContract, "login", credentials(email, `wrong ${attempt}`));
    }
    expect((await app.refuse(authContract, "login", credentials(email, password))).status).toBe(429);
    await app.call(authContract, "login", credentials(email, password), device);
    for (let attempt = 0; attempt < 10; attempt++) {
      const wrong = await app.refuse(authContract, "login", credentials(email, `wrong ${attempt}`), device);
      expect(wrong.error).toBe("ACCESS_DENIED");
    }
    const refused = await app.refuse(authContract, "login", credentials(email, password), device);
    expect(refused.error).toBe("LimitExceededException");
    // A known-device mark for one address has no effect for another.
    const other = await signUp(app);
    for (let attempt = 0; attempt < 5; attempt++) {
      await app.refuse(authContract, "login", credentials(other.email, `wrong ${attempt}`));
    }
    const elsewhere = await app.refuse(authContract, "login", credentials(other.email, other.password), device);
    expect(elsewhere.status).toBe(429);
  });

  it("S7.17 ends the session that the browser had, also one of another account", async () => {
    const [one, other] = [await signUp(app), await signUp(app)];
    await app.call(authContract, "login", credentials(other.email, other.password), { cookies: one.cookies });
    const refused = await app.refuse(authContract, "refresh", { body: {} }, { cookies: one.cookies });
    expect(refused.error).toBe("Unauthorized");
    await app.call(authContract, "refresh", { body: {} }, { cookies: other.cookies });
  });

  it("S8.06 tries for an email without an account are counted alike", async () => {
    const tries = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      tries.push((await app.refuse(authContract, "login", credentials("ghost@example.com", "guess"))).error);
    }
    expect(tries).toEqual([...Array<string>(5).fill("ACCESS_DENIED"), "LimitExceededException"]);
  });

  it("S8.06 a right password forgets the wrong ones before it", async () => {
    const { email, password } = await signUp(app);
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 4; attempt++) {
        await app.refuse(authContract, "login", credentials(email, "wrong"));
      }
      await app.call(authContract, "login", credentials(email, password));
    }
  });

  it("S8.06 fifty wrong passwords at once get five looks", async () => {
    const { email } = await signUp(app);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.refuse(authContract, "login", credentials(email, "wrong"))),
    );
    expect(answers.filter(({ error }) => error === "ACCESS_DENIED")).toHaveLength(5);
  });

  it("a sign-in from another site's page is refused", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    const refused = await app.refuse(authContract, "login", credentials(user.email, user.password), { headers });
    expect(refused).toMatchObject({ status: 403, error: "forbidden_origin" });
  });

  it("sets no cookie when the session could not be committed", async () => {
    const broken = await createTestApp();
    const { email, password } = await signUp(broken);
    await broken.platform.database.run(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no commit'; end $$;
      create constraint trigger refuse after insert on auth_session deferrable initially deferred
        for each row execute function refuse()`);
    const answer = await broken.send(authContract, "login", credentials(email, password));
    expect([answer.statusCode, answer.cookies]).toEqual([500, []]);
    expect(broken.takeErrors().map(({ msg }) => msg)).toContain("a request failed");
  });
});
