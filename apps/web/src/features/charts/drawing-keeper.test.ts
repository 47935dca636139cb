import { expect, test, vi } from "vitest";
import type { Drawing } from "#web/modules/chart/chart-port.ts";
import { DrawingKeeper, mergeDrawings, type KeptDrawings } from "./drawing-keeper.ts";

const line = (id: string, price = 10): Drawing => ({ id, tool: "horizontal", points: [{ time: 1, price }] });

/** A server with versions, as the real one keeps them. */
function createServer() {
  let kept: KeptDrawings = { version: 0, drawings: [] };
  const isDown = { value: false };
  const device = () => {
    const shown: (readonly Drawing[])[] = [];
    const onWaiting = vi.fn<(isWaiting: boolean) => void>();
    const answer = async <Value>(value: () => Value): Promise<Value> => {
      if (isDown.value) throw new TypeError("Failed to fetch");
      return value();
    };
    const keeper = new DrawingKeeper({
      load: () => answer(() => kept),
      save: ({ version, drawings }) =>
        answer(() => {
          if (version !== kept.version) return null;
          kept = { version: version + 1, drawings };
          return kept.version;
        }),
      onReplaced: (drawings) => void shown.push(drawings),
      onWaiting,
    });
    return { keeper, shown, onWaiting };
  };
  return { device, isDown, kept: () => kept };
}

test("two devices that draw at once keep the drawings of both", async () => {
  const server = createServer();
  const [phone, desk] = [server.device(), server.device()];
  await Promise.all([phone.keeper.open(), desk.keeper.open()]);
  await phone.keeper.change([line("a")]);
  await desk.keeper.change([line("b")]);
  expect(server.kept()).toEqual({ version: 2, drawings: [line("a"), line("b")] });
  expect(desk.shown.at(-1)).toEqual([line("a"), line("b")]);
});

test("changes made while one is being saved go with the next save, in order", async () => {
  const server = createServer();
  const { keeper } = server.device();
  await keeper.open();
  await Promise.all([keeper.change([line("a")]), keeper.change([line("a"), line("b")]), keeper.change([line("b")])]);
  expect(server.kept().drawings).toEqual([line("b")]);
});

test("what cannot be saved waits, says so, and is saved by the next try", async () => {
  const server = createServer();
  const { keeper, onWaiting } = server.device();
  await keeper.open();
  server.isDown.value = true;
  await keeper.change([line("a")]);
  expect(onWaiting).toHaveBeenLastCalledWith(true);
  expect(server.kept().drawings).toEqual([]);
  server.isDown.value = false;
  await keeper.retry();
  expect(onWaiting).toHaveBeenLastCalledWith(false);
  expect(server.kept().drawings).toEqual([line("a")]);
});

test("what is drawn before the server has answered is not lost", async () => {
  const server = createServer();
  const other = server.device();
  await other.keeper.change([line("theirs")]);
  server.isDown.value = true;
  const { keeper } = server.device();
  await keeper.change([line("mine")]);
  server.isDown.value = false;
  await keeper.retry();
  expect(server.kept().drawings).toEqual([line("theirs"), line("mine")]);
});

test("a merge keeps removals and changes of both sides, and never brings back what either removed", () => {
  const base = [line("kept"), line("removedHere"), line("removedThere"), line("movedHere"), line("movedThere")];
  const mine = [line("kept"), line("removedThere"), line("movedHere", 20), line("movedThere")];
  const theirs = [line("kept"), line("removedHere"), line("movedHere"), line("movedThere", 30)];
  expect(mergeDrawings(base, mine, theirs)).toEqual([line("kept"), line("movedHere", 20), line("movedThere", 30)]);
});
