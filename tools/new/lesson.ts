import { parse } from "yaml";
import { ScaffoldError, type Project } from "./project.ts";

interface Skill {
  readonly id: string;
  readonly misconceptions: readonly string[];
}

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Adds a lesson at the end of a chapter, before its quiz: every type of page once, each text a TODO that the check names. */
export function newLesson(project: Project, course: string, chapter: string, id: string): void {
  if (!ID.test(id)) throw new ScaffoldError(`${id}: an id has small letters, digits and single hyphens.`);
  const taken = project.find(`content/courses/*/{lessons,quizzes,tasks}/${id}`);
  if (taken.length > 0) throw new ScaffoldError(`${id} is taken by ${taken.join(", ")}; ids are never used twice.`);
  listInCourse(project, course, chapter, id);
  const skill = skillOf(project, course);
  const folder = `content/courses/${course}/lessons/${id}`;
  project.add(`${folder}/lesson.yaml`, structure(id, skill));
  project.add(`${folder}/en.yaml`, WORDS);
}

/** Writes the lesson behind the last lesson of its chapter. */
function listInCourse(project: Project, course: string, chapter: string, id: string): void {
  const file = `content/courses/${course}/course.yaml`;
  if (!project.has(file)) {
    const courses = project.find("content/courses/*/course.yaml").map((path) => path.split("/")[2]);
    throw new ScaffoldError(`There is no course ${course}; there are ${courses.join(", ")}.`);
  }
  const text = project.read(file);
  const begin = text.search(new RegExp(`^ +- id: ${chapter}$`, "m"));
  if (begin < 0) {
    const chapters = [...text.matchAll(/^ +- id: (\S+)$/gm)].map((match) => match[1]);
    throw new ScaffoldError(`${course} has no chapter ${chapter}; there are ${chapters.join(", ")}.`);
  }
  const [ofChapter = ""] = text.slice(text.indexOf("\n", begin)).split(/^ +- id: /m);
  const [last] = [...ofChapter.matchAll(/^ +- \{ id: (\S+), type: lesson.*$/gm)].at(-1) ?? [];
  if (last === undefined) throw new ScaffoldError(`${chapter} has no lesson yet; write the first line by hand.`);
  project.insertBefore(file, new RegExp(`(?<=^${escape(last)}\\n)`), `      - { id: ${id}, type: lesson }\n`);
}

const escape = (text: string): string => text.replaceAll(/[{}[\]().*+?^$|\\]/g, String.raw`\$&`);

/** A skill with a misconception, taken from a lesson of the course: the author names the right one. */
function skillOf(project: Project, course: string): Skill {
  const known = project
    .find("content/skills/*.yaml")
    .filter((path) => !/\.[a-z]{2}\.yaml$/.test(path))
    .flatMap((path) =>
      Object.entries(parse(project.read(path)) as Record<string, { misconceptions?: string[] }>).map(
        ([id, { misconceptions = [] }]) => ({ id, misconceptions }),
      ),
    );
  const lessons = project.find(`content/courses/${course}/lessons/*/lesson.yaml`);
  const used = lessons.flatMap((path) => (parse(project.read(path)) as { skills: string[] }).skills);
  const found = known.find(({ id, misconceptions }) => used.includes(id) && misconceptions.length > 0);
  if (!found) throw new ScaffoldError(`${course} has no lesson with a skill; add a skill with a misconception first.`);
  return found;
}

const structure = (id: string, { id: skill, misconceptions: [mistake = ""] }: Skill): string => `id: ${id}
version: 1
minutes: 5
skills: [${skill}]            # TODO the skill of this lesson
numbers:
  after_ten: { formula: "1000 * 1.05^10", format: usd0 }
figures:
  growth: { type: line, x: { from: 0, to: 10, step: 1 }, format: usd0, series: { kept: "1000 * 1.05^x" } }
pages:
  - { id: p1, kind: item, item: q1 }
  - { id: p2, kind: text, figure: growth }
  - { id: p3, kind: item, item: q2 }
  - { id: p4, kind: text }
  - { id: p5, kind: item, item: q3 }
  - { id: p6, kind: choice, item: r1 }
  - { id: p7, kind: text }
items:
  q1:
    type: choice
    skill: ${skill}
    choices: [{ id: a, misconception: ${mistake} }, { id: b, correct: true }, { id: c, misconception: ${mistake} }]
  q2:
    type: numeric
    skill: ${skill}
    unit: usd
    decimals: 0
    variants: [{ start: 1000, years: 10 }, { start: 500, years: 20 }, { start: 2000, years: 15 }]
    formats: { start: usd0, years: num0 }
    formula: "start * 1.05^years"
    tolerance: { relative: 0.01 }
    traps: [{ id: simple, formula: "start * (1 + 0.05 * years)", misconception: ${mistake} }]
  q3:
    type: choice
    skill: ${skill}
    choices: [{ id: a, misconception: ${mistake} }, { id: b, misconception: ${mistake} }, { id: c, correct: true }]
  r1: { type: choice, graded: false, skill: ${skill}, choices: [{ id: a }, { id: b }] }
`;

const choice = (right: string): string =>
  ["a", "b", "c"]
    .map(
      (id) =>
        `      ${id}: { text: "TODO ${id}: ${id === right ? "the right choice" : "a wrong choice"}"${id === right ? "" : ', why: "TODO the mistake behind it."'} }`,
    )
    .join("\n");

const WORDS = `title: "TODO title"
summary: "TODO one line for the path."
pages:
  p1: { title: "TODO something to decide", body: "" }
  p2: { title: "TODO what the figure shows", body: "TODO one idea. After ten years it is {% $after_ten %}." }
  p3: { title: "TODO reckon it", body: "" }
  p4: { title: "TODO the next idea", body: "TODO at most 70 words, each new term marked with the tag of the guide." }
  p5: { title: "TODO a case", body: "" }
  p6: { title: "TODO you", body: "" }
  p7: { title: "TODO what to take away", body: "TODO the rule in one sentence, and where it fails." }
figures:
  growth: { title: "TODO title", description: "TODO what a blind reader must know.", x_label: Years, series: { kept: "TODO" } }
items:
  q1:
    prompt: "TODO a decision with a case."
    explanation: "TODO why the right choice is right."
    choices:
${choice("b")}
  q2:
    prompt: "TODO {% $start %} at 5% for {% $years %} years?"
    explanation: "TODO it is {% $answer %}."
    traps: { simple: "TODO what this number leaves out." }
    otherwise: "TODO how to get there."
  q3:
    prompt: "TODO a judgement."
    explanation: "TODO why the right choice is right."
    choices:
${choice("c")}
  r1:
    prompt: "TODO a question about the learner."
    choices: { a: { text: "TODO a", why: "TODO reply." }, b: { text: "TODO b", why: "TODO reply." } }
`;
