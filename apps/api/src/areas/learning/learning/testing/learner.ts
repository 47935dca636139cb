import { fillPath } from "@candlewise/contracts/endpoint";
import type { CallArguments, CallResult } from "@candlewise/contracts/endpoint";
import { learningRoutes } from "@candlewise/contracts/learning/routes";
import type { LearningShapes } from "@candlewise/contracts/learning/schemas";
import type { FastifyInstance } from "fastify";

type Name = keyof LearningShapes;
type Arguments<N extends Name> = CallArguments<LearningShapes[N]>;

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: object;
}

/** `CallArguments` has checked the parts. */
function partsOf(input: unknown): Parts {
  const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;
  return isParts(input) ? input : {};
}

/** A learner who makes calls of the learning contract. */
export function learnerOf(server: FastifyInstance, userId: string) {
  const send = <N extends Name>(name: N, input: Arguments<N>, language = "en") => {
    const { method, path } = learningRoutes[name];
    const { params, query, body } = partsOf(input);
    return server.inject({
      method,
      url: `/api${fillPath(path, params)}`,
      ...(query && { query }),
      headers: { authorization: `Bearer ${userId}`, "accept-language": language },
      ...(body && { payload: body }),
    });
  };
  return {
    userId,
    /** The answer of a call that succeeds. */
    call: async <N extends Name>(name: N, input: Arguments<N>, language?: string) => {
      const answer = await send(name, input, language);
      if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
      return answer.json<CallResult<LearningShapes[N]>>();
    },
    /** Status and error code of a call that is refused, and its facts, if any. */
    refusal: async <N extends Name>(name: N, input: Arguments<N>) => {
      const answer = await send(name, input);
      const { error, facts } = answer.json<{ error?: string; facts?: unknown }>();
      return [answer.statusCode, error, ...(facts === undefined ? [] : [facts])];
    },
    /** The raw response body. */
    text: async <N extends Name>(name: N, input: Arguments<N>) => (await send(name, input)).body,
  };
}

export type TestLearner = ReturnType<typeof learnerOf>;
