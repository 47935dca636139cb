import { expect, it } from "vitest";
import { tokenOf } from "./link-token.ts";

it.each([
  ["#token=a-b_c", "a-b_c"],
  ["#from=letter&token=abc", "abc"],
  ["#token=", null],
  ["#section", null],
  ["", null],
])("%j holds the token %j", (hash, token) => {
  expect(tokenOf(hash)).toBe(token);
});
