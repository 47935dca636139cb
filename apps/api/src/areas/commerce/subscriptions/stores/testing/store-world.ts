import { subscriptionsContract } from "@candlewise/contracts/subscriptions/schemas";
import { jobsOf, type Jobs } from "#api/testing/run-jobs.ts";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

export interface StoreWorld extends Jobs {
  readonly app: TestApp;
  learner(): Promise<TestUser>;
  /** The subscriptions of a learner, and what they may use. */
  plan(user: TestUser): Promise<{ subscriptions: Subscriptions; hasAccess: boolean }>;
  /** Posts a webhook; the status of the answer. */
  post(store: "apple" | "google", body: object, headers?: Readonly<Record<string, string>>): Promise<number>;
}

type Subscriptions = Awaited<ReturnType<typeof listOf>>["subscriptions"];

const listOf = (app: TestApp, { userId, accessToken: token }: TestUser) =>
  app.call(subscriptionsContract, "listSubscriptions", { query: { user_id: userId } }, { token });

export async function storeWorld(environment: Readonly<Record<string, string>>): Promise<StoreWorld> {
  const app = await createTestApp({ environment });
  return {
    app,
    ...jobsOf(app),
    learner: () => signUp(app),
    async plan(user) {
      const options = { token: user.accessToken };
      const access = await app.call(subscriptionsContract, "getAccess", { params: { id: user.userId } }, options);
      return { subscriptions: (await listOf(app, user)).subscriptions, hasAccess: access.has_access };
    },
    async post(store, body, headers = {}) {
      const url = `/api/subscriptions/${store}/notifications/`;
      return (await app.http.inject({ method: "POST", url, payload: body, headers: { ...headers } })).statusCode;
    },
  };
}
