import { describe, expect, test } from "vitest";
import { compileInline, compilePlain, compileProse, type ProseContext } from "./rich-text.ts";

function recorder() {
  const reports: string[] = [];
  const context: ProseContext = {
    values: { sum: "$1,000" },
    report: (message, line) => reports.push(`${line}: ${message}`),
    onTerm: () => {},
    onLink: () => {},
  };
  return { reports, context };
}

describe("prose", () => {
  test("keeps paragraphs, emphasis, lists, headings, tables, terms, links and callouts", () => {
    const { reports, context } = recorder();
    const source = `### Head

Save **{% $sum %}** a *year* in {% term id="cash" %}cash{% /term %}
on [this site](https://example.org/a).

- one
- two

| a | b |
|---|---|
| 1 | 2 |

{% callout tone="warning" %}Mind it.{% /callout %}
`;
    expect(compileProse(source, context)).toEqual([
      { tag: "h3", children: ["Head"] },
      {
        tag: "p",
        children: [
          "Save ",
          { tag: "strong", children: ["$1,000"] },
          " a ",
          { tag: "em", children: ["year"] },
          " in ",
          { tag: "term", id: "cash", children: ["cash"] },
          " on ",
          { tag: "a", href: "https://example.org/a", children: ["this site"] },
          ".",
        ],
      },
      {
        tag: "ul",
        children: [
          { tag: "li", children: ["one"] },
          { tag: "li", children: ["two"] },
        ],
      },
      {
        tag: "table",
        children: [
          {
            tag: "thead",
            children: [
              {
                tag: "tr",
                children: [
                  { tag: "th", children: ["a"] },
                  { tag: "th", children: ["b"] },
                ],
              },
            ],
          },
          {
            tag: "tbody",
            children: [
              {
                tag: "tr",
                children: [
                  { tag: "td", children: ["1"] },
                  { tag: "td", children: ["2"] },
                ],
              },
            ],
          },
        ],
      },
      { tag: "callout", tone: "warning", children: [{ tag: "p", children: ["Mind it."] }] },
    ]);
    expect(reports).toEqual([]);
  });

  test.each([
    ["one\n\n<script>alert(1)</script>", "2: HTML is not part of the format; use Markdoc"],
    ["[x](javascript:alert(1))", "0: this link is broken; write [text](https://…)"],
    ["[x](http://example.org)", "0: link http://example.org: only https links are allowed"],
    ["# Big", "0: headings are written with ###"],
    ["![x](https://example.org/x.png)", "0: image is not part of the format; see docs/authoring.md"],
    ["`code`", "0: code is not part of the format; see docs/authoring.md"],
    ["{% note %}x{% /note %}", '0: {% note %}: write {% term id="…" %} or {% callout tone="note" %}'],
    ['{% callout tone="loud" %}x{% /callout %}', "0: callout needs a tone: note, warning, example"],
    ["{% $constructor %}", "0: $constructor has no value or no format; known here: $sum"],
  ])("refuses %s", (source, report) => {
    const { reports, context } = recorder();
    compileProse(source, context);
    expect(reports).toContain(report);
  });

  test("reports a tag that is never closed", () => {
    const { reports, context } = recorder();
    compileProse('Text\n\n{% callout tone="note" %}\nopen', context);
    expect(reports.join()).toMatch(/2: .*callout/);
  });
});

test("inline text is the inside of one paragraph", () => {
  const { reports, context } = recorder();
  expect(compileInline("About **half**", context)).toEqual(["About ", { tag: "strong", children: ["half"] }]);
  expect(reports).toEqual([]);
  compileInline("- a list", context);
  expect(reports[0]).toContain("must be one line of text");
});

test("plain text takes values and no other tag", () => {
  const { reports, context } = recorder();
  expect(compilePlain("From {% $sum %} on", context)).toBe("From $1,000 on");
  compilePlain('{% term id="x" %}', context);
  expect(reports[0]).toContain("only values");
});
