import { analyzerContract, analyzerStreamContract, type AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import { fillPath } from "@candlewise/contracts/endpoint";
import type { ContentBundle } from "@candlewise/domain/learning/curriculum";
import { openEvents } from "#api/testing/event-reader.ts";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "#api/testing/test-app.ts";

const { progress } = analyzerStreamContract.shapes.analysisStream.events;
type Upload = "analyzeChart" | "analyzeScenarios" | "analyzePatterns";

/** A node that listens and works on jobs. */
export interface Node {
  readonly app: TestApp;
  readonly origin: string;
}

/** The calls of a learner, on a node. */
function analyzerUser({ app, origin }: Node, user: TestUser) {
  const as = { token: user.accessToken };
  const bodyOf = (picture: Uint8Array<ArrayBuffer>, id?: string) => ({
    image: new File([picture], "chart.png", { type: "image/png" }),
    ...(id !== undefined && { id }),
  });
  const follow = (id: string) => {
    const { path } = analyzerStreamContract.routes.analysisStream;
    return openEvents(`${origin}/api${fillPath(path, { id })}`, { authorization: `Bearer ${user.accessToken}` });
  };
  return {
    ...user,
    as,
    upload: (picture: Uint8Array<ArrayBuffer>, id?: string, call: Upload = "analyzeChart") =>
      app.call(analyzerContract, call, { body: bodyOf(picture, id) }, as),
    refusal: async (picture: Uint8Array<ArrayBuffer>, id?: string) => {
      const { status, error } = await app.refuse(analyzerContract, "analyzeChart", { body: bodyOf(picture, id) }, as);
      return [status, error] as const;
    },
    /** Any outcome: its status. */
    tryUpload: async (picture: Uint8Array<ArrayBuffer>, id?: string) =>
      (await app.send(analyzerContract, "analyzeChart", { body: bodyOf(picture, id) }, as)).statusCode,
    follow,
    /** All states until the last one. */
    async progressOf(id: string): Promise<AnalysisRequest[]> {
      const reader = await follow(id);
      const states: AnalysisRequest[] = [];
      for (;;) {
        const block = await reader.next();
        if (block === null) return states;
        const data = /^event: progress\ndata: (.*)$/.exec(block)?.[1];
        if (data !== undefined) states.push(progress.parse(JSON.parse(data)));
      }
    },
    get: (id: string) => app.call(analyzerContract, "getAnalysis", { params: { id } }, as),
    scenarios: (id: string) => app.call(analyzerContract, "getScenarios", { params: { id } }, as),
    patterns: (id: string) => app.call(analyzerContract, "getPatterns", { params: { id } }, as),
    access: (headers = {}) => app.call(analyzerContract, "getAnalysisAccess", { headers }, as),
    list: (before?: string) =>
      app.call(analyzerContract, "listAnalyses", { query: before === undefined ? {} : { before } }, as),
    remove: (id: string) => app.call(analyzerContract, "deleteAnalysis", { params: { id } }, as),
    restore: (id: string) => app.call(analyzerContract, "restoreAnalysis", { params: { id } }, as),
  };
}

interface WorldOptions extends TestAppOptions {
  /** Analyses a day; 100 when absent. */
  readonly limit?: number;
  readonly content?: ContentBundle;
  /** Whether the node works on jobs; it does unless this is false. */
  readonly works?: boolean;
}

/** A node with everything, and learners of it. */
export async function startAnalyzer({ limit = 100, works = true, environment = {}, ...options }: WorldOptions = {}) {
  const app = await createTestApp({
    ...options,
    environment: { FREEMIUM: "on", ANALYSES_A_DAY: String(limit), ...environment },
  });
  const origin = await app.http.listen({ port: 0, host: "127.0.0.1" });
  if (works) await app.startWork();
  const node = { app, origin };
  return {
    ...node,
    newLearner: async (timeZone = "UTC") => analyzerUser(node, await signUp(app, { timeZone })),
  };
}
