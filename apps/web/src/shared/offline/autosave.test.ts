import { expect, test } from "vitest";
import { Autosave } from "./autosave.ts";
import type { Draft, Version } from "./draft.ts";

type Words = readonly string[];

const isSame = (one: Words, other: Words) => one.join() === other.join();
/** Theirs without what was removed here, with what was added here. */
const merge = (base: Words, mine: Words, theirs: Words): Words => [
  ...theirs.filter((word) => mine.includes(word) || !base.includes(word)),
  ...mine.filter((word) => !base.includes(word) && !theirs.includes(word)),
];

/** A server that stores one document with a version. */
function createServer() {
  let stored: Version<Words> = { version: 0, value: [] };
  const isDown = { value: false };
  const answer = async <Value>(value: () => Value): Promise<Value> => {
    if (isDown.value) throw new TypeError("Failed to fetch");
    return value();
  };
  const device = (left: Pick<Draft<Words>, "value" | "base"> | null = null) => {
    const shown: Words[] = [];
    const drafts: Draft<Words>[] = [];
    const attempts: (() => Promise<boolean>)[] = [];
    const ports = {
      load: () => answer(() => stored),
      save: ({ version, value }: Version<Words>) =>
        answer(() => {
          if (version !== stored.version) return null;
          stored = { version: version + 1, value };
          return stored.version;
        }),
      merge,
      isSame,
      onDraft: (draft: Draft<Words>) => void drafts.push(draft),
      onReplaced: (value: Words) => void shown.push(value),
      repeat: (attempt: () => Promise<boolean>) => {
        attempts.push(attempt);
        return () => void attempts.splice(0);
      },
    };
    return { autosave: new Autosave<Words>(ports, [], left), shown, attempts, status: () => drafts.at(-1)?.status };
  };
  return { device, isDown, stored: () => stored };
}

test("two devices that change a document at once keep the changes of both", async () => {
  const server = createServer();
  const [phone, desk] = [server.device(), server.device()];
  await Promise.all([phone.autosave.open(), desk.autosave.open()]);
  await phone.autosave.change(["a"]);
  await desk.autosave.change(["b"]);
  expect(server.stored()).toEqual({ version: 2, value: ["a", "b"] });
  expect([desk.shown.at(-1), desk.status()]).toEqual([["a", "b"], "idle"]);
});

test("changes made during a save go with the next one, in order", async () => {
  const server = createServer();
  const { autosave } = server.device();
  await autosave.open();
  await Promise.all([autosave.change(["a"]), autosave.change(["a", "b"]), autosave.change(["b"])]);
  expect(server.stored().value).toEqual(["b"]);
});

test("what cannot be saved is a failed draft, attempted again until it is saved", async () => {
  const server = createServer();
  const { autosave, status, attempts } = server.device();
  await autosave.open();
  server.isDown.value = true;
  await autosave.change(["a"]);
  expect([status(), attempts.length]).toEqual(["failed", 1]);
  await autosave.change(["a", "b"]);
  expect(await attempts[0]?.()).toBe(false);
  expect(attempts).toHaveLength(1);
  server.isDown.value = false;
  expect(await attempts[0]?.()).toBe(true);
  expect([status(), attempts.length, server.stored().value]).toEqual(["idle", 0, ["a", "b"]]);
});

test("a document that did not load is loaded again, and a closed one is not", async () => {
  const server = createServer();
  await server.device().autosave.change(["theirs"]);
  server.isDown.value = true;
  const { autosave, attempts, shown } = server.device();
  await autosave.open();
  await autosave.change(["mine"]);
  server.isDown.value = false;
  await attempts[0]?.();
  expect([server.stored().value, shown.at(-1)]).toEqual([
    ["theirs", "mine"],
    ["theirs", "mine"],
  ]);
  const closed = server.device();
  server.isDown.value = true;
  closed.autosave.close();
  await closed.autosave.open();
  expect(closed.attempts).toEqual([]);
});

test("a draft that was left on the device is shown at once and merged with what the server has now", async () => {
  const server = createServer();
  await server.device().autosave.change(["a", "b"]);
  const { autosave, shown, status } = server.device({ value: ["a", "mine"], base: { version: 0, value: ["a"] } });
  const opening = autosave.open();
  expect(shown).toEqual([["a", "mine"]]);
  await opening;
  expect([server.stored().value, status()]).toEqual([["a", "b", "mine"], "idle"]);
});
