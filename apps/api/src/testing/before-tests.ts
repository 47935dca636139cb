import { beforeAll, beforeEach } from "vitest";

type Hook = (run: () => Promise<void>) => unknown;

function createdIn<Part extends object>(hook: Hook, create: () => Promise<Part>): Part {
  let created: Part | undefined;
  hook(async () => {
    created = await create();
  });
  const ready = (): Part => {
    if (created === undefined) throw new Error("it exists in tests and later hooks only");
    return created;
  };
  return new Proxy<Part>(Object.create(null), {
    get: (_, key): unknown => Reflect.get(ready(), key),
    ownKeys: () => Reflect.ownKeys(ready()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(ready(), key),
  });
}

/** Stands for what `create` makes before the tests of a file or a `describe`. */
export const beforeTests = <Part extends object>(create: () => Promise<Part>): Part => createdIn(beforeAll, create);

/** Stands for what `create` makes before each test. */
export const beforeEachTest = <Part extends object>(create: () => Promise<Part>): Part => createdIn(beforeEach, create);
