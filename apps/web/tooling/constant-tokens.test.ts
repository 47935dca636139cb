import { expect, test } from "vitest";
import { constantsOf, withConstants } from "./constant-tokens.ts";

const tokens = ":root {\n    --text: #fff;\n    --t1: 12px;\n    --l1: 16px;\n    --z1: 5;\n}\n";
const constants = constantsOf(tokens);

test("constant tokens are replaced by their values, others stay", () => {
  expect(withConstants("a { font: 700 var(--t1)/var(--l1) var(--font); z-index: var(--z1); }", constants)).toBe(
    "a { font: 700 12px/16px var(--font); z-index: 5; }",
  );
});

test("their definitions leave the sheet", () => {
  expect(withConstants(tokens, constants)).toBe(":root {\n    --text: #fff;\n}\n");
});

test("a token that does not exist fails the build", () => {
  expect(() => withConstants("a { font-size: var(--t9); }", constants)).toThrow("tokens.css has no --t9.");
});
