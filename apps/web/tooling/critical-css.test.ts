import { expect, test } from "vitest";
import { criticalCss } from "./critical-css.ts";

const css =
  '@layer reset,base;@layer base{html{color:red}.a{color:blue;&:hover{color:"}"}}.b{top:0}.a .b,.c{left:0}@media (width>1px){.b{top:1px}.a{top:2px}}}' +
  "@font-face{font-family:X;unicode-range:U+600-6FF}@font-face{font-family:Y;src:local(Z)}" +
  "@layer base{.a{animation:in 1s}.b{animation:out 1s}@keyframes in{0%{top:0}to{top:1px}}@keyframes out{to{top:0}}}";

test("keeps what a page uses and drops the rest", () => {
  expect(criticalCss(css, '<p class="a other"></p>')).toBe(
    '@layer reset,base;@layer base{html{color:red}.a{color:blue;&:hover{color:"}"}}@media (width>1px){.a{top:2px}}}' +
      "@font-face{font-family:Y;src:local(Z)}@layer base{.a{animation:in 1s}@keyframes in{0%{top:0}to{top:1px}}}",
  );
});

test("keeps a rule when one of its selectors is used", () => {
  expect(criticalCss(".a .b,.c{left:0}", '<p class="c"></p>')).toBe(".a .b,.c{left:0}");
});

test("drops custom properties that nothing uses", () => {
  const css =
    ":root{--ease:linear(0,.5 2%,1);--used:#fff;--lost:#000}a{color:var(--used);transition:1s var(--ease,ease)}";
  expect(criticalCss(css, "")).toBe(
    ":root{--ease:linear(0,.5 2%,1);--used:#fff;}a{color:var(--used);transition:1s var(--ease,ease)}",
  );
});
