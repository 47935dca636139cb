import { authContract } from "@candlewise/contracts/auth/schemas";
import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import type { TestApp } from "./test-app.ts";

export interface TestUser {
  readonly userId: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly accessToken: string;
  /** Name and value of the refresh cookie. */
  readonly cookies: Readonly<Record<string, string>>;
}

let count = 0;

/** A new signed-in user, created by the real sign-up calls. */
export async function signUp(app: TestApp, options: { email?: string; timeZone?: string } = {}): Promise<TestUser> {
  const username = `learner${++count}`;
  const email = options.email ?? `${username}@example.com`;
  const password = "correct horse battery staple";
  const { temp_token } = await app.call(authContract, "createUser", { body: { email } }, { token: FUNNEL_TOKEN });
  const answer = await app.send(
    authContract,
    "registerUser",
    { body: { password, username, language: "en", time_zone: options.timeZone ?? "UTC" } },
    { token: temp_token },
  );
  if (answer.statusCode !== 200) throw new Error(`signing up answered ${answer.statusCode}: ${answer.body}`);
  const { access_token, user } = authContract.shapes.registerUser.response.parse(answer.json());
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { userId: user.id, email, username, password, accessToken: access_token, cookies };
}

/** The same for somebody who has confirmed the email address. */
export async function signUpVerified(app: TestApp, options: { email?: string } = {}): Promise<TestUser> {
  const user = await signUp(app, options);
  const sql = "update auth_account set email_verified_at = $2 where user_id = $1";
  await app.platform.database.run(sql, [user.userId, app.clock.now()]);
  return user;
}
