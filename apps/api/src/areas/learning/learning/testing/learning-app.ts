import { guestUuid } from "@candlewise/domain/auth/guest";
import { openDatabase } from "#api/platform/database/database.ts";
import { createServer } from "#api/platform/http/server.ts";
import { loadWebApp } from "#api/platform/http/web-app.ts";
import { createLocalLimits } from "#api/platform/limits/limits.ts";
import type { Endpoint } from "#api/platform/http/endpoint.ts";
import { createOutbox } from "#api/platform/events/outbox.ts";
import { deriveSecrets } from "#api/platform/keys/secrets.ts";
import { createTestClock } from "#api/testing/test-clock.ts";
import { cloneDatabase } from "#api/testing/test-database.ts";
import { createTestIds } from "#api/testing/test-ids.ts";
import { createTestLog } from "#api/testing/test-log.ts";
import type { LearnerSettings } from "../dependencies.ts";
import { learningModule } from "../module.ts";
import { learnerOf } from "./learner.ts";
import { emptyPractice, practiceOf, type PracticeSample } from "./practice-sample.ts";
import { sampleContent } from "#api/testing/sample-content.ts";

interface State {
  settings: { -readonly [Key in keyof LearnerSettings]: LearnerSettings[Key] };
  hidden: { crypto: boolean; simulator: boolean };
  practice: PracticeSample;
}

async function platformForTests() {
  const testLog = createTestLog();
  const { log } = testLog;
  const database = openDatabase({ connection: await cloneDatabase(), poolSize: 6, hasPreparedStatements: true, log });
  return { testLog, log, database, clock: createTestClock(), ids: createTestIds() };
}

type TestPlatform = Awaited<ReturnType<typeof platformForTests>>;

const serverFor = (
  { database, clock, ids, log }: TestPlatform,
  endpoints: readonly Endpoint[],
  hiddenFor: () => State["hidden"],
) =>
  createServer({
    database,
    clock,
    ids,
    log,
    metrics: null,
    redis: null,
    limits: createLocalLimits(clock),
    lifecycle: { isDraining: false },
    endpoints,
    hiddenFor,
    // A test's access token is the user's id.
    verifier: {
      verifyAccess: (token) => (guestUuid(token) === null ? { userId: token, sessionId: null } : null),
      // That of a guest is the guest's id.
      verifyTemp: (token, uses) =>
        uses.includes("guest") && guestUuid(token) !== null ? { userId: token, sessionId: null } : null,
      isFunnel: () => false,
      isLive: async () => true,
      isOperator: async () => false,
    },
    web: loadWebApp("/nonexistent", {}),
    publicUrl: "http://localhost",
    serviceOrigins: [],
    trustedProxies: undefined,
    rateLimit: 0,
    isStrict: true,
    onWritten: () => {},
  });

export const initialState = (): State => ({
  settings: { time_zone: "UTC", target_lessons: 3, arrow: null },
  hidden: { crypto: false, simulator: false },
  practice: emptyPractice(),
});

/** The learning feature alone on a real server and database, with a clock and settings that a test can change. */
export async function startLearning(content = sampleContent) {
  const platform = await platformForTests();
  const { database, clock, ids, log, testLog } = platform;
  const state = initialState();
  const secrets = deriveSecrets("a secret that only tests know, long enough");
  const outbox = createOutbox({ ids, onWrite: () => {} });
  const learning = learningModule(
    { database, ids, outbox, secrets, clock },
    {
      content,
      learnerSettings: async () => state.settings,
      guestOf: async (token) => guestUuid(token),
      practice: practiceOf(() => state.practice),
      freePlan: null,
    },
  );
  const server = await serverFor(platform, learning.endpoints, () => state.hidden);
  const close = async () => {
    await server.close();
    await database.close();
    const errors = testLog.takeErrors().map(({ msg, err }) => `${msg}: ${err?.message ?? ""}`);
    if (errors.length > 0) throw new Error(`unexpected errors in the log: ${errors.join("; ")}`);
  };
  /** A learner with an account of their own; the same id is the same learner on another device. */
  const learner = (userId = ids.uuid()) => learnerOf(server, userId);
  return { state, clock, database, learner, learning, log, close };
}

export type LearningApp = Awaited<ReturnType<typeof startLearning>>;
