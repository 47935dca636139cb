import { learningContract } from "@candlewise/contracts/learning/schemas";
import { marketContract } from "@candlewise/contracts/market/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { completionOf } from "../testing/learning-steps.ts";
import { taskContent } from "../testing/task-content.ts";

let app: TestApp;
let token: string;
beforeAll(async () => {
  // A Friday, two hours after the opening.
  app = await createTestApp({ content: taskContent, now: "2026-11-20T16:30:00Z" });
  token = (await signUp(app)).accessToken;
  await app.call(learningContract, "activatePath", { params: { id: "investing-path" }, body: {} }, { token });
  await app.call(learningContract, "completeLesson", completionOf("l1"), { token });
});

const steps = async () => {
  const query = { path_id: "active" };
  const { tasks } = await app.call(learningContract, "getBrokerageTaskStatus", { query }, { token });
  return tasks[0]?.steps.map(({ is_done }) => is_done);
};
const complete = { params: { course_id: "basics", chapter_id: "basics-1", id: "t1" }, body: {} };

it("S7.71 S7.72 a task is done by trading in the simulator, and by nothing else", async () => {
  expect(await steps()).toEqual([false, false]);
  expect((await app.refuse(learningContract, "completeBrokerageTask", complete, { token })).error).toBe(
    "task_incomplete",
  );

  const query = { kind: "share" } as const;
  const { assets } = await app.call(marketContract, "listAssets", { query }, { token });
  const { ticker, quote } = assets[0] ?? { ticker: "", quote: { price: "0" } };
  const price = Number(quote.price);
  const place = async (order: object) => {
    const answer = await app.http.inject({
      method: "POST",
      url: `/api/v2/assets/${ticker}/buy/`,
      headers: { authorization: `Bearer ${token}` },
      payload: { client_order_id: randomUUID(), order },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return simulatorContract.shapes.placeOrder.response.parse(answer.json());
  };
  await place({ type: "market", quantity: String(Math.ceil(600 / price)) });
  await place({ type: "limit", quantity: "1", limit_price: (price * 0.8).toFixed(2), time_in_force: "gtc" });
  app.clock.advance({ seconds: 30 });
  expect(await steps()).toEqual([true, false]);
  app.clock.advance({ seconds: 40 });
  expect(await steps()).toEqual([true, true]);

  const done = await app.call(learningContract, "completeBrokerageTask", complete, { token });
  expect(done.changes).toEqual([{ id: "t1", status: "completed" }]);
  const portfolio = await app.call(simulatorContract, "getPortfolio", {}, { token });
  const reset = { body: { account_number: portfolio.account_number } };
  await app.call(simulatorContract, "resetPortfolio", reset, { token });
  expect(await steps()).toEqual([true, true]);
});
