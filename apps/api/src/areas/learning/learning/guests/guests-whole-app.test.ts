import { authContract } from "@candlewise/contracts/auth/schemas";
import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import { expect, it } from "vitest";
import { sampleContent } from "#api/testing/sample-content.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";

const PLACE = { course_id: "basics", chapter_id: "basics-1" };

it("S6.02 what a guest learned counts in the account, proved by the guest's token", async () => {
  const app = await createTestApp({ content: sampleContent });
  const { temp_token } = await app.call(authContract, "createGuest", { body: {} }, { token: FUNNEL_TOKEN });
  const guest = { token: temp_token };
  const { items } = await app.call(learningContract, "getLesson", { params: { ...PLACE, id: "l1" }, query: {} }, guest);
  expect(Object.keys(items)).not.toEqual([]);
  const body = { ...PLACE, lesson_id: "l1", is_audio: false, is_excellent: false };
  await app.call(learningContract, "completeLesson", { body }, guest);

  const { accessToken } = await signUp(app);
  const account = { token: accessToken };
  const adopted = await app.call(learningContract, "adoptGuest", { body: { guest_token: temp_token } }, account);
  expect(adopted).toEqual({ lessons: ["l1"] });
  const { components } = await app.call(learningContract, "listCompletedComponents", {}, account);
  expect(components.map(({ id }) => id)).toEqual(["l1"]);
  // An access token, or the token of a sign-up, proves no guest.
  for (const token of [accessToken, "forged"]) {
    const refused = await app.refuse(learningContract, "adoptGuest", { body: { guest_token: token } }, account);
    expect(refused).toMatchObject({ status: 404, error: "not_found" });
  }
});
