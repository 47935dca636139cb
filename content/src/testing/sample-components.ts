export const sampleLesson = `id: saving
version: 1
minutes: 5
skills: [saving]
numbers:
  after_ten: { formula: "1000 * 1.05^10", format: usd0 }
figures:
  growth: { type: line, x: { from: 0, to: 10, step: 5 }, format: usd0, series: { kept: "1000 * 1.05^x" } }
  prices: { type: candles, fixture: hill, from: 5, to: 25 }
sources:
  - { id: regulator, publisher: Regulator, url: "https://example.org/saving", title: Saving, as_of: 2025 }
pages:
  - { id: p1, kind: text, figure: growth }
  - { id: p2, kind: item, item: q1 }
  - { id: p3, kind: text, figure: prices }
  - { id: p4, kind: item, item: q2 }
  - { id: p5, kind: choice, item: r1 }
  - { id: p6, kind: item, item: q3 }
items:
  q1:
    type: choice
    skill: saving
    choices: [{ id: a, misconception: later-is-fine }, { id: b, correct: true }, { id: c, misconception: later-is-fine }]
  q2:
    type: numeric
    skill: saving
    unit: usd
    decimals: 0
    variants: [{ start: 1000, rate: 0.07, end: 10 }, { start: 500, rate: 0.05, end: 20 }, { start: 2000, rate: 0.06, end: 15 }]
    formats: { start: usd0, rate: pct0, end: num0 }
    formula: "start * (1 + rate)^end"
    tolerance: { relative: 0.01 }
    traps: [{ id: simple, formula: "start * (1 + rate * end)", misconception: interest-is-simple }]
  q3:
    type: chart_point
    skill: saving
    fixture: hill
    answer: longest_upper_wick
    traps: [{ id: end, at: last_bar, misconception: later-is-fine }]
  r1: { type: choice, graded: false, skill: saving, choices: [{ id: yes_, }, { id: no_ }] }
`;

const FORTY_WORDS = "Money kept for a year earns a little and then earns on that too ".repeat(3).trim();

export const sampleLessonWords = `title: Saving
summary: Keep some.
pages:
  p1:
    title: Start
    body: |
      ${FORTY_WORDS}.

      After ten years {% $after_ten %}, says [the regulator](https://example.org/saving).
  p2: { title: Ask, body: "" }
  p3: { title: Gap, body: "The {% term id=\\"spread\\" %}spread{% /term %} is a gap. ${FORTY_WORDS}." }
  p4: { title: Count, body: "${FORTY_WORDS}." }
  p5: { title: Think, body: "${FORTY_WORDS}." }
  p6: { title: Look, body: "${FORTY_WORDS}. ${FORTY_WORDS}." }
figures:
  growth: { title: Growth, description: "It ends at {% $after_ten %}.", x_label: Years, series: { kept: Kept } }
  prices: { title: Prices, description: Up and down. }
items:
  q1:
    prompt: When is the best time?
    explanation: Time does the work.
    choices:
      a: { text: "Later, when you earn more", why: Years lost do not come back. }
      b: { text: "Now, with a little" }
      c: { text: "Whenever the prices look low", why: Nobody knows when that is. }
  q2:
    prompt: "{% $start %} at {% $rate %} for {% $end %} years?"
    explanation: "It is {% $answer %}."
    traps: { simple: "That leaves out interest on interest: {% $answer %}." }
    otherwise: Multiply once for each year.
  q3:
    prompt: Which candle has the longest upper wick?
    description: Forty bars that rise.
    explanation: It stands out.
    traps: { end: That is the last one. }
    otherwise: Look for the thin line.
  r1:
    prompt: Do you save?
    choices: { yes_: { text: Sometimes, why: A start. }, no_: { text: Never, why: So begin. } }
`;

export const sampleTask = `id: put-by
version: 1
minutes: 4
place: market
steps:
  - { id: buy, requirement: { type: buy, kinds: [fund], min_usd: 500 } }
  - { id: size, requirement: { type: bracket, risk_percent: { from: 0.5, to: 1 } } }
`;

export const sampleTaskWords = `title: Put some by
summary: Once is enough.
why: It is **done** quickly.
steps: { buy: "Buy a *fund*.", size: Stake little. }
`;

const CHOICES = 14;
const NUMERICS = 4;
const CHARTS = 2;

const numbered = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join("");

/** A pool of 20 items whose right choices take turns. */
export function sampleQuiz(): string {
  const choices = (right: number): string =>
    ["a", "b", "c"]
      .map((id, index) =>
        index === right ? `{ id: ${id}, correct: true }` : `{ id: ${id}, misconception: later-is-fine }`,
      )
      .join(", ");
  return `id: basics-quiz
version: 1
kind: chapter
ask: 10
pass_percent: 80
items:
${numbered(CHOICES, (index) => `  c${index}: { type: choice, skill: saving, choices: [${choices(index % 3)}] }\n`)}${numbered(
    NUMERICS,
    (index) =>
      `  n${index}: { type: numeric, skill: saving, unit: none, decimals: 0, variants: [{ x: 5 }, { x: 6 }, { x: 7 }], formats: { x: num0 }, formula: "x * ${index + 2}", tolerance: { absolute: 0 }, traps: [{ id: same, formula: x, misconception: interest-is-simple }] }\n`,
  )}${numbered(
    CHARTS,
    (index) =>
      `  l${index}: { type: chart_line, skill: saving, fixture: hill, to: ${30 + index}, line: horizontal, answer: high, tolerance_atr: 0.5, traps: [{ id: low, at: low, misconception: later-is-fine }] }\n`,
  )}`;
}

/** Structure and words of choice items that a course test may have of its own. */
export function sampleOwnItems(count: number): { items: object; words: object } {
  const ids = ["a", "b", "c"];
  const each = (write: (index: number) => object) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`own${index}`, write(index)]));
  const right = (index: number) => ids[index % ids.length];
  const items = each((index) => ({
    type: "choice",
    skill: "saving",
    choices: ids.map((id) => (id === right(index) ? { id, correct: true } : { id, misconception: "later-is-fine" })),
  }));
  const words = each((index) => ({
    prompt: "Which of both?",
    explanation: "That.",
    choices: Object.fromEntries(
      ids.map((id) => [
        id,
        { text: `Answer ${id}, of some length`, ...(id !== right(index) && { why: "Because not." }) },
      ]),
    ),
  }));
  return { items, words };
}

export function sampleQuizWords(): string {
  const choice = (id: string, isRight: boolean): string =>
    `${id}: { text: "Answer ${id}, of some length", ${isRight ? "" : "why: Because not."} }`;
  return `title: Quiz
items:
${numbered(
  CHOICES,
  (index) =>
    `  c${index}: { prompt: Which?, explanation: That., choices: { ${["a", "b", "c"].map((id, place) => choice(id, place === index % 3)).join(", ")} } }\n`,
)}${numbered(NUMERICS, (index) => `  n${index}: { prompt: "{% $x %} times?", explanation: "{% $answer %}", traps: { same: No. }, otherwise: No. }\n`)}${numbered(
    CHARTS,
    (index) =>
      `  l${index}: { prompt: Draw., description: A chart., explanation: There., traps: { low: Down., }, otherwise: No. }\n`,
  )}`;
}
