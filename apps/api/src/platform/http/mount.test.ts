import { authContract } from "@candlewise/contracts/auth/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";

const app = await createTestApp();

describe("mounted endpoints", () => {
  it("names every unknown or wrong part of the input", async () => {
    const answer = await app.http.inject({
      method: "POST",
      url: "/api/auth/login/?extra=1",
      payload: { email: "no address", is_admin: true },
    });
    expect(answer.statusCode).toBe(400);
    const { error, details } = answer.json();
    expect(error).toBe("validation_failed");
    expect(details.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(["query", "body", "body.email", "body.password"]),
    );
  });

  it("answers 404 for what is another user's, existing or not, and 200 for the caller's own", async () => {
    const [ann, bob] = [await signUp(app), await signUp(app)];
    const options = { token: ann.accessToken };
    const own = await app.call(profileContract, "getUser", { params: { id: ann.userId } }, options);
    expect(own.id).toBe(ann.userId);
    for (const id of [bob.userId, "nobody"]) {
      const refused = await app.refuse(profileContract, "getUser", { params: { id } }, options);
      expect(refused).toMatchObject({ status: 404, error: "not_found" });
    }
  });

  it("takes a path with and without the last slash", async () => {
    const { userId, accessToken } = await signUp(app);
    const headers = { authorization: `Bearer ${accessToken}` };
    for (const url of [`/api/users/users/${userId}`, `/api/users/users/${userId}/`]) {
      expect((await app.http.inject({ url, headers })).statusCode).toBe(200);
    }
  });

  it("refuses a token of the wrong kind", async () => {
    const { userId, accessToken } = await signUp(app);
    for (const token of ["", "nonsense", "candlewise-web-funnel"]) {
      const refused = await app.refuse(profileContract, "getUser", { params: { id: userId } }, { token });
      expect(refused).toMatchObject({ status: 401, error: "Unauthorized" });
    }
    const refused = await app.refuse(authContract, "checkUser", { body: { email: "a@b.co" } }, { token: accessToken });
    expect(refused.status).toBe(401);
  });

  it("says which methods a path has", async () => {
    const answer = await app.http.inject({ method: "DELETE", url: "/api/auth/login" });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe("POST");
    expect(answer.json().error).toBe("method_not_allowed");
  });
});
