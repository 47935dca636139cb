import { createHash, randomBytes } from "node:crypto";
import { startServer } from "#e2e/support/server.ts";
import { createPasswords } from "#apps/api/src/areas/identity/auth/secrets/passwords.ts";
import { createAuthClient, refreshCookieOf } from "./support/auth-client.ts";
import { atLeast, atMost, report, separation } from "./support/figures.ts";
import { connectToDatabase } from "./support/own-database.ts";

// Sign-in under attack and bad networks: refreshes whose replies are lost, account enumeration, and links that are opened many times.
const REFRESHES = 500;
const SPENDS = 50;
const PAIRS = Number(process.env["PAIRS"] ?? 1_000);
const PASSWORD = "correct horse battery staple";

// Background jobs would disturb the timing, so this node only serves calls.
const server = await startServer({ RATE_LIMIT: "0", LOG_LEVEL: "error", ROLE: "api" });
const client = await connectToDatabase(server.dataDir);
const { post, time } = createAuthClient(server.url);
const known = (index: number) => `known${index}@example.org`;
const unknown = (index: number) => `other${index}@example.org`;

/** Creates accounts with one password, and a pending code for every address, with or without an account. */
async function fillWithAccounts(): Promise<void> {
  const hash = await createPasswords().hash(PASSWORD);
  const id = "('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
  const series = `generate_series(0, ${PAIRS} - 1) n`;
  await client.query(`insert into auth_email (email, user_id, is_confirmed, created_at)
    select 'known' || n || '@example.org', ${id}, true, now() from ${series}`);
  await client.query(
    `insert into auth_account (user_id, email, password_hash, created_at, password_changed_at, email_verified_at)
     select ${id}, 'known' || n || '@example.org', $1, now(), now(), now() from ${series}`,
    [hash],
  );
  await client.query(`insert into profile_user (user_id, username, email, language, registered_at, time_zone)
    select ${id}, 'known' || n, 'known' || n || '@example.org', 'en', now(), 'UTC' from ${series}`);
  for (const [kind, userId] of [["known", id] as const, ["other", "null::uuid"] as const]) {
    await client.query(`insert into auth_code (code_key, user_id, email, code_digest, keeps_password, expires_at)
      select sha256(('password:${kind}' || n || '@example.org')::bytea), ${userId}, '${kind}' || n || '@example.org',
        sha256(gen_random_uuid()::text::bytea), false, now() + interval '1 hour' from ${series}`);
  }
  await client.query("vacuum analyze");
}

const signIn = async (index: number): Promise<string> => {
  const answer = await post("/auth/login/", { email: known(index), password: PASSWORD });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}.`);
  return refreshCookieOf(answer);
};
const refresh = (cookie: string, signal?: AbortSignal) =>
  post("/auth/refresh/", {}, { cookie, ...(signal && { signal }) });

/** Concurrent refreshes, half of which are aborted before the reply and then repeated with the same token. */
async function measureRefreshes() {
  const [first, elsewhere] = [await signIn(0), await signIn(0)];
  const lost = Array.from({ length: REFRESHES / 2 }, async (_, index) => {
    const hangUp = new AbortController();
    setTimeout(() => hangUp.abort(), index % 40);
    await refresh(first, hangUp.signal).catch(() => undefined);
  });
  const answered = Array.from({ length: REFRESHES / 2 }, () => refresh(first));
  const [answers] = await Promise.all([Promise.all(answered), Promise.all(lost)]);
  const again = await Promise.all(Array.from({ length: REFRESHES / 2 }, () => refresh(first)));
  const all = [...answers, ...again];
  const granted = all.filter(({ status }) => status === 200).map(refreshCookieOf);
  const successor = granted[0] ?? "";
  const second = refreshCookieOf(await refresh(successor));
  const isOver = async (cookie: string) => (await refresh(cookie)).status === 401;
  const endedByReplay = Number((await isOver(first)) && (await isOver(second)));
  return {
    successors: new Set(granted).size,
    logOuts: all.length - granted.length,
    endedByReplay,
    othersEnded: Number(await isOver(elsewhere)),
  };
}

/** How well response times reveal whether an account exists, where 0.5 means not at all. */
async function measureSeparation(path: string, bodyOf: (email: string) => object): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = -20; index < PAIRS; index++) {
    const pair = [
      ["known", known(Math.abs(index))],
      ["unknown", unknown(Math.abs(index))],
    ] as const;
    for (const [kind, email] of Math.random() < 0.5 ? pair : pair.toReversed()) {
      const taken = await time(path, bodyOf(email));
      // The first ones are warm-up.
      if (index >= 20) times[kind].push(taken);
    }
  }
  return separation(times.known, times.unknown);
}

async function measureLink(): Promise<number> {
  const token = randomBytes(32).toString("base64url");
  const digest = createHash("sha256").update(token).digest();
  await client.query(
    `insert into auth_one_time (secret_digest, purpose, user_id, email, expires_at)
     select $1, 'sign-in-link', user_id, email, now() + interval '1 hour' from auth_account where email = $2`,
    [digest, known(1)],
  );
  const answers = await Promise.all(Array.from({ length: SPENDS }, () => post("/auth/auto-login/", { token })));
  return answers.filter(({ status }) => status === 200).length;
}

await fillWithAccounts();
const refreshes = await measureRefreshes();
const wins = await measureLink();
const guess = { code: "000000", password: "four words nobody guesses" };
const signInSeparation = await measureSeparation("/auth/login/", (email) => ({ email, password: "not this one" }));
const forgotSeparation = await measureSeparation("/auth/forgot-password/", (email) => ({ email }));
const confirmSeparation = await measureSeparation("/auth/confirm-forgot-password/", (email) => ({ email, ...guess }));

const separationOf = (name: string, value: number) =>
  atMost(`who has an account, by the time of ${name} (AUC)`, value, 0.55);
const missed = report("Sign-in", [
  atMost(`successors of ${REFRESHES} refreshes at once, half of the replies lost`, refreshes.successors, 1),
  atMost("log-outs among them", refreshes.logOuts, 0),
  atLeast("sessions that a replayed token ends", refreshes.endedByReplay, 1),
  atMost("other sessions that it ends", refreshes.othersEnded, 0),
  atLeast(`sign-ins by a link opened ${SPENDS} times`, wins, 1),
  atMost("the same", wins, 1),
  separationOf("signing in", signInSeparation),
  separationOf("asking for a code", forgotSeparation),
  separationOf("bringing a code", confirmSeparation),
]);
await client.end();
await server.stop();
process.exit(missed === 0 ? 0 : 1);
