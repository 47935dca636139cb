import { expect, it } from "vitest";
import { eraseKey, turnSign, typeKey } from "./type-key.ts";

it("a key goes where the caret is and replaces what is selected", () => {
  expect(typeKey("15", [1, 1], "2")).toEqual({ text: "125", caret: 2 });
  expect(typeKey("1234", [1, 3], "9")).toEqual({ text: "194", caret: 2 });
});

it("deleting takes one character, or what is selected", () => {
  expect(eraseKey("125", [2, 2])).toEqual({ text: "15", caret: 1 });
  expect(eraseKey("1234", [1, 3])).toEqual({ text: "14", caret: 1 });
  expect(eraseKey("12", [0, 0])).toEqual({ text: "12", caret: 0 });
});

it("the sign turns, whatever minus was typed", () => {
  expect(turnSign("50", 2)).toEqual({ text: "-50", caret: 3 });
  expect(turnSign("-50", 3)).toEqual({ text: "50", caret: 2 });
  expect(turnSign("−50", 0)).toEqual({ text: "50", caret: 0 });
});
