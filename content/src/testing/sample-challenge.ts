const NAMES = ["a", "b", "c"];

const eachName = (write: (name: string, place: number) => string): string => NAMES.map(write).join(", ");

const structure = (right: number): string =>
  eachName((name, place) => `{ id: ${name}, ${place === right ? "correct: true" : "misconception: later-is-fine"} }`);

const words = (right: number): string =>
  eachName(
    (name, place) => `${name}: { text: "Answer ${name}, of some length"${place === right ? "" : ", why: No."} }`,
  );

/** Three days: two with questions whose right choices take turns, one in the simulator. */
export const sampleChallenge = `id: three-days
version: 1
level: beginner
coins: 40
days:
  three-days-1:
    minutes: 2
    xp: 10
    items:
${NAMES.map((name, place) => `      q${name}: { type: choice, skill: saving, choices: [${structure(place)}] }`).join("\n")}
  three-days-2:
    minutes: 5
    xp: 15
    place: market
    kind: fund
    steps: [{ id: buy, requirement: { type: buy, kinds: [fund], min_usd: 500 } }]
  three-days-3:
    minutes: 2
    xp: 10
    items:
${NAMES.map((name, place) => `      q${name}: { type: choice, skill: saving, choices: [${structure(place)}] }`).join("\n")}
`;

const questions = NAMES.map(
  (name, place) => `      q${name}: { prompt: Which?, explanation: That., choices: { ${words(place)} } }`,
).join("\n");

export const sampleChallengeWords = `title: Three days
promise: You save a little.
days:
  three-days-1:
    title: One
    summary: The first.
    items:
${questions}
  three-days-2: { title: Two, summary: The second., why: "It is **done** quickly.", steps: { buy: "Buy a *fund*." } }
  three-days-3:
    title: Three
    summary: The third.
    items:
${questions}
`;
