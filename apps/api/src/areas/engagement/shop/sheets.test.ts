import { shopContract } from "@candlewise/contracts/shop/schemas";
import { expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { streakWorld } from "../engagement/testing/streak-world.ts";
import { createShopPort } from "./port.ts";
import { sheetsFor } from "./testing/sample-sheets.ts";

const sheets = sheetsFor("glossary", "order-types");
const { app, learner } = streakWorld({ sheets });
const port = createShopPort(sheets);

const list = async () => (await app.call(shopContract, "listSheets", {}, await learner.signedIn())).sheets;
const give = (id: string, userId = learner.userId) =>
  app.platform.database.transaction((transaction) =>
    port.giveReward(transaction, userId, { kind: "sheet", id, at: app.clock.now() }),
  );
const urlOf = async (id: string): Promise<string> => {
  const url = (await list()).find((sheet) => sheet.id === id)?.files[0]?.url;
  if (url === undefined) throw new Error(`${id} has no file`);
  return url;
};

it("S3.08 lists all cheat-sheets, those of the learner first and only those with files", async () => {
  expect((await list()).map(({ id, is_owned, files }) => [id, is_owned, files.length])).toEqual([
    ["glossary", false, 0],
    ["order-types", false, 0],
  ]);
  await give("order-types");
  expect((await list()).map(({ id, is_owned, files }) => [id, is_owned, files.length])).toEqual([
    ["order-types", true, 2],
    ["glossary", false, 0],
  ]);
});

it("S3.08 a file opens without a token, in the browser, and may be kept", async () => {
  await give("order-types");
  const { statusCode, headers, body } = await app.http.inject(await urlOf("order-types"));
  expect([statusCode, headers["content-type"], body]).toEqual([
    200,
    "application/pdf",
    "%PDF of order-types-a4-0123.pdf",
  ]);
  expect(headers).toMatchObject({
    "cache-control": "private, max-age=31536000, immutable",
    "content-disposition": 'inline; filename="candlewise-order-types.pdf"',
    "x-content-type-options": "nosniff",
  });
});

it("an address of an earlier release leads to the current file, which is not kept under it", async () => {
  await give("glossary");
  const former = (await urlOf("glossary")).replace("0123", "ffff");
  const { statusCode, headers } = await app.http.inject(former);
  expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
});

it("S3.08 S6.01 a cheat-sheet that the learner did not get, and one with another key, are refused", async () => {
  await give("order-types");
  const own = await urlOf("order-types");
  const other = await signUp(app);
  const refused = [
    // The key of one sheet opens no other.
    own.replace("order-types-a4", "glossary-a4"),
    own.replace(learner.userId, other.userId),
    own.replace(/\/[^/]+\/([^/]+)$/, "/nothing/$1"),
    own.replace(/[^/]+$/, "unknown-a4-0123.pdf"),
  ];
  for (const url of refused) expect((await app.http.inject(url)).statusCode, url).toBe(404);
  await app.platform.database.run("delete from shop_item where user_id = $1", [learner.userId]);
  expect((await app.http.inject(own)).statusCode).toBe(404);
});
