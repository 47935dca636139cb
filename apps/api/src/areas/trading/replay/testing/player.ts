import { replayContract, type ReplayShapes } from "@candlewise/contracts/replay/schemas";
import type { CallArguments, CallResult } from "@candlewise/contracts/endpoint";
import { randomUUID } from "node:crypto";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

type Name = keyof ReplayShapes;
export type Body = Extract<CallArguments<ReplayShapes["createReplay"]>, { body: object }>["body"];
export type OrderBody = CallArguments<ReplayShapes["previewReplayOrder"]>["body"];
export type Replay = CallResult<ReplayShapes["getReplay"]>["replay"];

/** Monday, 2 March 2020. */
export const MARCH_2020 = 1_583_107_200;

/** An afternoon of November 2026 on which the shares trade; callers may come from anywhere. */
export const replayApp = (): Promise<TestApp> =>
  createTestApp({ environment: { TRUST_PROXY: "127.0.0.1" }, now: "2026-11-20T16:00:00.000Z" });

/** A user who plays replays; records every raw response. */
export async function player(app: TestApp, headers: Record<string, string> = {}) {
  const { accessToken: token, userId } = await signUp(app);
  const responses: string[] = [];
  async function send<N extends Name>(name: N, args: CallArguments<ReplayShapes[N]>) {
    const answer = await app.send(replayContract, name, args, { token, headers });
    responses.push(answer.body);
    return answer;
  }
  async function call<N extends Name>(
    name: N,
    args: CallArguments<ReplayShapes[N]>,
  ): Promise<CallResult<ReplayShapes[N]>> {
    const answer = await send(name, args);
    if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json();
  }
  const create = async (body: Partial<Body> = {}): Promise<Replay> => {
    const setup = { type: "chosen", ticker: "LRKD", starts_at: MARCH_2020 } as const;
    const whole = { replay_id: randomUUID(), setup, timeframe: "1d", length: 60, ...body } as const;
    return (await call("createReplay", { body: whole })).replay;
  };
  const step = ({ id }: Replay, from: number, steps = 1) =>
    call("stepReplay", { params: { id }, body: { from, steps } });
  const order = async ({ id, reached }: Replay, body: OrderBody, client_order_id: string = randomUUID()) =>
    (await call("placeReplayOrder", { params: { id }, body: { client_order_id, reached, ...body } })).replay;
  const refuse = async <N extends Name>(name: N, args: CallArguments<ReplayShapes[N]>) =>
    (await send(name, args)).json<{ error: string }>().error;
  return { userId, token, responses, call, create, step, order, refuse };
}

export const buy = (quantity: string): OrderBody => ({ side: "buy", order: { type: "market", quantity } });
