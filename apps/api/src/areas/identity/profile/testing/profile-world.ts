import { beforeEachTest, beforeTests } from "#api/testing/before-tests.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";

/** The app for the tests of a file. Each begins with a new user, and what the calls for that user take. */
export function profileWorld(options: { timeZone?: string } = {}) {
  const app = beforeTests(createTestApp);
  const user = beforeEachTest(() => signUp(app, options));
  const own = beforeEachTest(async () => ({ params: { id: user.userId } }));
  const as = beforeEachTest(async () => ({ token: user.accessToken }));
  return { app, user, own, as };
}
