import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageMatcher } from "./match-page.ts";

const find = (patterns: readonly string[], path: string) => {
  const match = pageMatcher(patterns.map((pattern) => ({ path: pattern })))(path);
  return match && { path: match.page.path, params: match.params };
};

describe("the page of an address", () => {
  it.each([
    ["/learn", "/learn", {}],
    ["/learn/", "/learn", {}],
    ["/", "/", {}],
    ["/journal/review", "/journal/review", {}],
    ["/journal/r1", "/journal/:entryId", { entryId: "r1" }],
    ["/journal/review/more", "/journal/*", { "*": "review/more" }],
    ["/in-app", "/in-app/*", { "*": "" }],
    ["/in-app/a/b", "/in-app/*", { "*": "a/b" }],
    ["/journal/caf%C3%A9%2Fbar", "/journal/:entryId", { entryId: "café/bar" }],
    ["/journal/100%", "/journal/:entryId", { entryId: "100%" }],
    ["/journal/%72eview", "/journal/review", {}],
  ])("%s is that of %s", (path, pattern, params) => {
    const patterns = ["/", "/learn", "/journal/*", "/journal/:entryId", "/journal/review", "/in-app/*"];
    expect(find(patterns, path)).toEqual({ path: pattern, params });
  });

  it.each(["/learn/more", "/Learn", "//learn", "/journal//", "/lear", "/journal"])("%s has none", (path) => {
    expect(find(["/learn", "/journal/:entryId"], path)).toBeNull();
  });

  it("two pages for the same addresses are an error", () => {
    expect(() => find(["/a/:one", "/a/:two"], "/")).toThrow("/a/:two");
  });
});

const word = fc.constantFrom("a", "b", "c");
const segment = fc.oneof({ weight: 2, arbitrary: word }, { weight: 1, arbitrary: fc.constant(":x") });
const pattern = fc
  .tuple(fc.array(segment, { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([segments, hasStar]) => `/${[...segments, ...(hasStar ? ["*"] : [])].join("/")}`);
const patterns = fc.uniqueArray(pattern, { minLength: 1, maxLength: 8 });
const path = fc.array(word, { minLength: 1, maxLength: 5 }).map((segments) => `/${segments.join("/")}`);

/** An independent judge: the pattern as a regular expression. */
const isOf = (form: string, address: string) =>
  new RegExp(`^${form.replaceAll(":x", "[^/]+").replace("/*", "(/.*)?")}$`).test(address);

describe("for any patterns", () => {
  it("a page is found exactly when a pattern fits", () => {
    fc.assert(
      fc.property(patterns, path, (forms, address) => {
        const match = find(forms, address);
        expect(match !== null).toBe(forms.some((form) => isOf(form, address)));
        if (match) expect(isOf(match.path, address)).toBe(true);
      }),
    );
  });

  it("no other page that fits is more specific", () => {
    const rank = (form: string, at: number) => {
      const part = form.split("/")[at + 1];
      return part === undefined ? 1 : part === "*" ? 0 : part === ":x" ? 2 : 3;
    };
    fc.assert(
      fc.property(patterns, path, (forms, address) => {
        const match = find(forms, address);
        for (const form of forms.filter((other) => isOf(other, address))) {
          const ranks = [0, 1, 2, 3, 4].map((at) => rank(match?.path ?? "", at) - rank(form, at));
          expect(
            ranks.find((difference) => difference !== 0) ?? 0,
            `${match?.path} and ${form}`,
          ).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("neither their order nor a slash at the end of the address matters", () => {
    fc.assert(
      fc.property(patterns, path, (forms, address) => {
        const match = find(forms, address);
        expect(find(forms.toReversed(), address)).toEqual(match);
        expect(find(forms, `${address}/`)).toEqual(match);
      }),
    );
  });

  it("every parameter comes back as it was encoded", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (value) => {
        const match = find(["/lessons/:id/notes"], `/lessons/${encodeURIComponent(value)}/notes`);
        expect(match?.params).toEqual({ id: value });
      }),
    );
  });
});
