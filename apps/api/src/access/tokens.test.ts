import type { Route } from "@candlewise/contracts/endpoint";
import { beforeAll, expect, it } from "vitest";
import { createScene, type Scene } from "#api/testing/access/scene.ts";
import { nameOf } from "#api/testing/access/terms.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await createScene();
});

/** Whether a call accepts this kind of token, regardless of its user. */
function opens({ token, tempUses = token === "temp" ? ["plan"] : [], visitors }: Route, kind: string): boolean {
  if (token === "none" || tempUses.some((use) => use === kind)) return true;
  if (token === "temp") return false;
  if (visitors && kind === "funnel") return true;
  return token === "funnel" ? kind === "funnel" : kind === "stranger" || kind === "ended";
}

it("S6.03 S6.04 S6.05 S6.06 S6.07 every call answers 401, and nothing else, to each token that is not of its kind", async () => {
  const { calls, tokens, send } = scene;
  const wrong: string[] = [];
  let denials = 0;
  for (const call of calls) {
    for (const [kind, token] of Object.entries(tokens)) {
      if (opens(call.route, kind)) continue;
      const { status, text, error } = await send(call, token);
      denials++;
      const keys = Object.keys(JSON.parse(text)).toSorted().join();
      if (status !== 401 || error !== "Unauthorized" || keys !== "error,message,request_id")
        wrong.push(`${nameOf(call)} answered ${status} to ${kind}: ${text}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(denials).toBeGreaterThan(calls.length * 4);
});

it("S6.04 an access token outlives its session by minutes, yet touches nothing of the account itself", async () => {
  const { calls, tokens, send } = scene;
  const denied: string[] = [];
  for (const call of calls) {
    if (call.route.token === "default" && (await send(call, tokens["ended"])).status === 401) denied.push(nameOf(call));
  }
  const ofAccount = calls.filter(({ route }) => route.session === "live").map(nameOf);
  expect(denied.toSorted()).toEqual(ofAccount.toSorted());
  const names = [
    "endSession",
    "endOtherSessions",
    "listSessions",
    "createTempToken",
    "getSecurity",
    "checkEmail",
    "changeEmail",
    "verifyEmail",
    "changePassword",
    "createPasskeyOptions",
    "registerPasskey",
    "listPasskeys",
    "renamePasskey",
    "deletePasskey",
  ].map((name) => `auth.${name}`);
  const others = ["privacy.requestExport", "privacy.getExport", "privacy.requestErasure", "privacy.cancelErasure"];
  expect(denied).toEqual(
    expect.arrayContaining([...names, ...others, "profile.updateUser", "simulator.resetPortfolio"]),
  );
});
