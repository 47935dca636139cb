import { beforeAll, expect, it } from "vitest";
import { createScene, type Scene } from "#api/testing/access/scene.ts";
import { nameOf, URL_OF_APP } from "#api/testing/access/terms.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await createScene();
});

const forgeries = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "cross-site", origin: URL_OF_APP },
  // Another port or subdomain: browsers include this site's cookies.
  { "sec-fetch-site": "same-site", origin: "http://localhost:9999" },
  { "sec-fetch-site": "same-site", origin: URL_OF_APP },
  { origin: "https://evil.example" },
  { origin: "null" },
];

it("S6.01 no call that changes something can be made from a page of another site, with whatever token", async () => {
  const { calls, owner, send, rowsOfOwner } = scene;
  const before = await rowsOfOwner();
  const wrong: string[] = [];
  const changing = calls.filter(({ route }) => route.method !== "GET");
  for (const call of changing) {
    for (const headers of forgeries) {
      const { status, error } = await send(call, owner.accessToken, headers);
      if (status !== 403 || error !== "forbidden_origin")
        wrong.push(`${nameOf(call)} answered ${status} to ${JSON.stringify(headers)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(changing.length).toBeGreaterThan(30);
  expect(await rowsOfOwner()).toEqual(before);
});
