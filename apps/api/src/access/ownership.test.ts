import { beforeAll, expect, it } from "vitest";
import { createScene, type Scene } from "#api/testing/access/scene.ts";
import { nameOf } from "#api/testing/access/terms.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await createScene();
});

it("S6.01 every call answers 404 to a stranger who names the owner's things, tells nothing of the owner and changes nothing", async () => {
  const { calls, tokens, marks, isOwned, send, rowsOfOwner } = scene;
  const before = await rowsOfOwner();
  const wrong: string[] = [];
  const owned: string[] = [];
  for (const call of calls) {
    const { status, text, error } = await send(call, call.route.token === "default" ? tokens["stranger"] : undefined);
    if (call.route.token === "default" && (isOwned(call) || call.route.access === "operator")) {
      owned.push(nameOf(call));
      if (status !== 404 || error !== "not_found") wrong.push(`${nameOf(call)} answered ${status}: ${text}`);
    }
    if (status === 403 || status >= 500) wrong.push(`${nameOf(call)} answered ${status}`);
    if (marks.some((mark) => text.includes(mark))) wrong.push(`${nameOf(call)} told a stranger: ${text}`);
  }
  expect(wrong).toEqual([]);
  expect(owned.length).toBeGreaterThanOrEqual(12);
  expect(await rowsOfOwner()).toEqual(before);
});

it("S6.01 the owner's own calls are not refused in the same way: the ids above are real", async () => {
  const { calls, owner, isOwned, send } = scene;
  const refused: string[] = [];
  for (const call of calls) {
    const { token, method, access } = call.route;
    if (token !== "default" || access === "operator" || !isOwned(call) || method === "DELETE") continue;
    const { status, error } = await send(call, owner.accessToken);
    if (status === 401 || error === "not_found") refused.push(`${nameOf(call)} answered ${status}`);
  }
  expect(refused).toEqual([]);
});
