import { randomBytes } from "node:crypto";
import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import type { Call } from "#e2e/support/learner.ts";
import { settleIn } from "#e2e/support/settle-in.ts";

export interface Learner {
  id: string;
  password: string;
  accessToken: string;
  /** `name=value` of the refresh cookie. */
  cookie: string;
  /** Calls the API as this learner; rejects when the status is not 2xx. */
  call: Call;
}

let made = 0;

/** Each learner has a different address, so that rate limits do not count them as one. */
function nextAddress(): string {
  made++;
  return `10.${20 + ((made >> 16) & 127)}.${(made >> 8) & 255}.${made & 255}`;
}

async function send(url: string, method: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Signs up a new learner over HTTP and chooses a path; the onboarding is complete. */
export async function signUp(base: string, arrow = "investing"): Promise<Learner> {
  const address = nextAddress();
  const from = { "x-forwarded-for": address };
  const suffix = randomBytes(6).toString("hex");
  const email = `learner_${suffix}@example.org`;
  const created = await send(
    `${base}/api/users/create/`,
    "POST",
    { email },
    { ...from, authorization: `Bearer ${FUNNEL_TOKEN}` },
  );
  const { temp_token } = (await created.json()) as { temp_token: string };
  const form = {
    password: `horse battery ${suffix}`,
    username: `l${suffix}`,
    language: "en",
    time_zone: "Europe/Berlin",
  };
  const registered = await send(`${base}/api/users/v2/register/`, "POST", form, {
    ...from,
    authorization: `Bearer ${temp_token}`,
  });
  const cookie = registered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { access_token, user } = (await registered.json()) as { access_token: string; user: { id: string } };
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await send(`${base}/api${path}`, method, body, {
      ...from,
      authorization: `Bearer ${access_token}`,
    });
    return (await response.json()) as Answer;
  };
  await call("PATCH", "/user-properties/user/", { arrow });
  const { paths } = await call<{ paths: { id: string; arrow: string }[] }>("GET", "/learning-v2/v4/paths/");
  const path = paths.find((candidate) => candidate.arrow === arrow);
  if (path) await call("POST", `/learning-v2/paths/${path.id}/activate/`, {});
  await settleIn(call, user.id);
  return { id: user.id, password: form.password, accessToken: access_token, cookie, call };
}
