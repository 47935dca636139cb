import { expect, it } from "vitest";
import { DatabaseUnavailable } from "./unavailable.ts";
import { untilAvailable } from "./until-available.ts";

it("repeats work until the database is available again, and fails at once for any other reason", async () => {
  let tries = 0;
  const work = async () => {
    tries++;
    if (tries < 3) throw new DatabaseUnavailable("connection", "it was killed");
    return "done";
  };
  await expect(untilAvailable(work)).resolves.toBe("done");
  expect(tries).toBe(3);
  await expect(untilAvailable(() => Promise.reject(new Error("wrong")))).rejects.toThrow("wrong");
});
