import type {
  CompiledChallenge,
  CompiledChallengeDay,
  CompiledComponent,
  CompiledCourse,
  CompiledCurriculum,
  CompiledLesson,
  CompiledPath,
  CompiledQuiz,
  ContentBundle,
} from "@candlewise/domain/learning/curriculum";
import { sampleItems } from "@candlewise/domain/learning/item-samples";
import type { CompiledItem } from "@candlewise/domain/learning/items";

const SKILLS = ["spread", "risk", "costs", "orders", "price", "time"];

/** Items of every type under an owner's name, such as `l1.choice`; the numeric and chart items among them. */
function itemsOf(owner: string, skill: string, isCrypto = false): CompiledItem[] {
  return sampleItems(4, skill).map((item) => {
    const id = `${owner}.${item.id.replace(/^.*\//, "")}`;
    return { ...item, id, is_crypto: isCrypto };
  });
}

function lesson(id: string): CompiledLesson {
  const [choice, reflection] = itemsOf(id, "spread");
  const numeric = itemsOf(id, "risk").find((item) => item.type === "numeric");
  const coin = itemsOf(`${id}-coin`, "spread", true)[0];
  if (!choice || !reflection || !numeric || !coin) throw new Error("the samples lack an item");
  return {
    id,
    version: 1,
    title: `Lesson ${id}`,
    summary: "A lesson.",
    minutes: 5,
    skills: ["spread", "risk"],
    is_crypto: false,
    pages: [
      {
        id: "p1",
        kind: "text",
        title: "Read",
        body: [{ tag: "p", children: ["The ", { tag: "term", id: "spread", children: ["spread"] }, "."] }],
        figure: null,
        item: null,
      },
      { id: "p2", kind: "item", title: "Try", body: [], figure: null, item: "q1" },
      { id: "p3", kind: "item", title: "Reckon", body: [], figure: null, item: "q2" },
      { id: "p4", kind: "choice", title: "You", body: [], figure: null, item: "r1" },
      { id: "p5", kind: "item", title: "Coins", body: [], figure: null, item: "c1" },
    ],
    items: { q1: choice, q2: numeric, r1: reflection, c1: coin },
    sources: [{ publisher: "A regulator", title: "A paper", url: "https://example.org/paper", as_of: "2025" }],
    glossary: { spread: { title: "Spread", text: ["The gap."] } },
    is_fallback: false,
  };
}

/** The lesson of the crypto course, with a term that no other lesson has. */
const aboutCoins = (each: CompiledLesson): CompiledLesson => ({
  ...each,
  is_crypto: true,
  glossary: { ...each.glossary, coin: { title: "Coin", text: ["An entry."] } },
});

function quiz(id: string, items: CompiledItem[], ask = 5): CompiledQuiz {
  const facts = { version: 1, kind: "chapter", pass_percent: 80, own: null, is_fallback: false } as const;
  return { ...facts, id, title: `Quiz ${id}`, ask, items };
}

const pool = (id: string) =>
  SKILLS.flatMap((skill) => itemsOf(`${id}.${skill}`, skill)).filter((item) => item.is_graded);

function component(id: string): CompiledComponent {
  const type = id.includes("quiz") ? "quiz" : "lesson";
  return { id, type, title: id, summary: `About ${id}`, minutes: 5, is_crypto: false };
}

function course(id: string, chapters: Record<string, string[]>, change: Partial<CompiledCourse> = {}): CompiledCourse {
  return {
    id,
    kind: "course",
    title: `Course ${id}`,
    summary: "A course.",
    outcomes: ["You can read a price."],
    is_crypto: false,
    chapters: Object.entries(chapters).map(([chapter, ids]) => ({
      id: chapter,
      title: chapter,
      summary: "A chapter.",
      components: ids.map(component),
    })),
    ...change,
  };
}

const courses = [
  course("basics", { "basics-1": ["l1", "l2", "quiz-1"], "basics-2": ["l3", "quiz-2"] }),
  course("next", { "next-1": ["l4", "l5"] }),
  course("coins", { "coins-1": ["l6"] }, { is_crypto: true }),
  course("scams", { "scams-1": ["l7"] }, { kind: "mini_course" }),
];

function questionDay(id: string): CompiledChallengeDay {
  const items = itemsOf(id, "risk").filter(
    (item) => ["choice", "multi", "order"].includes(item.type) && item.is_graded,
  );
  return { type: "questions", id, title: `Day ${id}`, summary: "Three questions.", minutes: 3, xp: 10, items };
}

const challenge = (id: string, days: CompiledChallengeDay[]): CompiledChallenge => ({
  id,
  version: 1,
  title: `Challenge ${id}`,
  promise: "You know more.",
  level: "beginner",
  coins: 40,
  is_retired: false,
  days,
  is_fallback: false,
});

const questionChallenge = challenge("three-days", ["three-days-1", "three-days-2", "three-days-3"].map(questionDay));

const practiceChallenge = challenge("a-practice", [
  {
    type: "practice",
    id: "a-practice-1",
    title: "Buy",
    summary: "A step.",
    minutes: 5,
    xp: 15,
    why: ["It is good to have done it."],
    place: "market",
    kind: "fund",
    steps: [
      { id: "buy", text: ["Buy."], requirement: { type: "buy", kinds: ["fund"], min_usd: 500, is_broad: false } },
    ],
  },
  questionDay("a-practice-2"),
  questionDay("a-practice-3"),
]);

const path = (id: string, arrow: CompiledPath["arrow"], ids: string[], isCrypto = false): CompiledPath => ({
  id,
  arrow,
  title: id,
  summary: "A path.",
  is_crypto: isCrypto,
  courses: ids,
});

function curriculum(language: string): CompiledCurriculum {
  const ids = courses.flatMap(({ chapters }) => chapters.flatMap(({ components }) => components.map(({ id }) => id)));
  const lessons = ids.filter((id) => id.startsWith("l")).map(lesson);
  return {
    language,
    paths: [
      path("investing-path", "investing", ["basics", "next"]),
      path("crypto-path", "crypto", ["basics", "coins"], true),
    ],
    courses: Object.fromEntries(courses.map((each) => [each.id, each])),
    lessons: Object.fromEntries(lessons.map((each) => [each.id, each.id === "l6" ? aboutCoins(each) : each])),
    quizzes: { "quiz-1": quiz("quiz-1", pool("quiz-1")), "quiz-2": quiz("quiz-2", pool("quiz-2")) },
    tasks: {},
    challenges: Object.fromEntries([practiceChallenge, questionChallenge].map((each) => [each.id, each])),
    glossary: {
      spread: { title: "Spread", text: ["The gap."], example: ["Ten cents."] },
      coin: { title: "Coin", text: ["An entry."], example: null },
    },
    skills: Object.fromEntries(
      SKILLS.map((id) => [id, { title: `Skill ${id}`, prerequisites: [], misconceptions: {} }]),
    ),
  };
}

/** A small curriculum for tests: two paths, one of them crypto, a mini-course, and items of every type. */
export const sampleContent: ContentBundle = { hash: "sample", languages: { en: curriculum("en") } };
