import type { Lesson, Pathway, QuizAttempt, QuizResults } from "@candlewise/contracts/learning/schemas";
import type { ErrorBody, ErrorFacts } from "@candlewise/contracts/errors";
import { sampleItems } from "@candlewise/domain/learning/item-samples";
import type { Answer, CompiledItem, PublicItem } from "@candlewise/domain/learning/items";
import { presentItem } from "@candlewise/domain/learning/present-item";
import { gradeQuiz } from "@candlewise/domain/learning/quiz-score";
import { judge } from "@candlewise/domain/learning/scoring";
import { firstVerdict } from "@candlewise/domain/learning/second-try";
import { Route, Routes } from "#web/testing/routes.tsx";
import { LessonView } from "./lesson-view.tsx";
import { PlacementView } from "../quiz/placement-view.tsx";
import { QuizView } from "../quiz/quiz-view.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { dropAccessToken } from "#web/shared/session/access-token.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { ADA, refusal, stubServer, type SeenCall } from "#web/testing/stub-server.ts";

const SEED = "seed";
export const LESSON_PATH = "/courses/c/chapters/h/lessons/l";
export const QUIZ_PATH = "/quizzes/q";

const ANSWER = "POST /learning-v2/v2/questions/answer/";

type Reply = ReturnType<typeof refusal> | null;

interface Given {
  answer_id: string;
  question_id: string;
  answer: Answer;
}

/** A learner's server in memory: it judges by the real rules and notes every call. */
export class TeachingServer {
  isDown = false;
  /** So many answers meet a server that fails. */
  refusals = 0;
  /** Answers wait for it. */
  gate: Promise<void> = Promise.resolve();
  /** Lesson and quiz wait for it. */
  loadGate: Promise<void> = Promise.resolve();
  given: Given[] = [];
  position: string | null = null;
  isCompleted = false;
  /** The misconception that the lesson names. */
  watchFor: string | null = null;
  /** The active path; none at first. */
  pathway: Pathway | null = null;
  /** What the results of an attempt say beside the score. */
  result: Partial<Pick<QuizResults, "purpose" | "placement_wait">> = {};
  /** Why a placement test does not begin. */
  refusal: Pick<ErrorBody, "error" | "facts"> | null = null;
  /** What of the free plan is used up, so that no lesson opens. */
  limit: ErrorFacts["free_limit_reached"] | null = null;
  readonly userId = crypto.randomUUID();

  readonly items: readonly CompiledItem[];
  readonly calls: readonly SeenCall[];

  constructor(items: readonly CompiledItem[] = sampleItems()) {
    this.items = items;
    this.calls = stubServer((made) => this.#reply(made));
  }

  /** The bodies of calls to addresses with this part. */
  sent(path: string): unknown[] {
    return this.calls.filter(({ call }) => call.includes(path)).map(({ body }) => body);
  }

  item(id: string): CompiledItem {
    const item = this.items.find((each) => each.id === id);
    if (!item) throw new Error(`there is no item ${id}`);
    return item;
  }

  async #reply({ call, body }: SeenCall): Promise<Reply> {
    if (this.isDown) return null;
    if (call === ANSWER) {
      await this.gate;
      if (this.refusals-- > 0) return refusal("internal");
    }
    if (call.includes("/components/") && this.refusal)
      return refusal(this.refusal.error, this.refusal.facts ? { facts: this.refusal.facts } : {});
    if (/\/v3\/courses\/|\/quizzes\/q\/$/.test(call)) await this.loadGate;
    if (call === `GET /learning-v2/v3${LESSON_PATH}/` && this.limit)
      return refusal("free_limit_reached", { facts: this.limit });
    const found = this.#bodyFor(call, body);
    return found === null ? refusal("not_found") : { body: found };
  }

  #bodyFor(call: string, body: unknown): unknown {
    if (call === "POST /auth/refresh/") return this.#session();
    if (call === "POST /learning-v2/v2/lessons/complete/") return this.#complete();
    if (call.endsWith("/position/")) return this.#storePosition(body);
    if (call === ANSWER) return this.#judge(body);
    if (call === `GET /learning-v2/v3${LESSON_PATH}/`) return this.#lesson();
    if (call.includes("/courses/c/pathway/")) return course(this.isCompleted);
    if (call.endsWith("/paths/active/")) return this.pathway;
    if (call.endsWith("/quizzes/q/")) return this.#quiz();
    if (call.endsWith("/components/q/access/")) return this.#access();
    if (call.includes("/quiz_attempt/")) return this.#results();
    if (call.endsWith("/statistics/")) return { attempts: 1, best_percent: 50, skills: [], questions: [] };
    return null;
  }

  #session() {
    return { access_token: "token", expires_in: 900, user: { ...ADA, id: this.userId }, preloaded: [] };
  }

  #storePosition(body: unknown) {
    this.position = (body as { page_id: string }).page_id;
    return { page_id: this.position };
  }

  #judge(body: unknown) {
    const { answer_id, question_id, answer, attempt_id } = body as Given & { attempt_id?: string };
    const first = this.given.find((each) => each.answer_id === answer_id) ?? { answer_id, question_id, answer };
    if (!this.given.includes(first)) this.given.push(first);
    const verdict = attempt_id ? judge(this.item(question_id), SEED, first.answer) : this.#lessonVerdict(first);
    return { answer_id, verdict, progress: attempt_id ? this.#progress() : null };
  }

  /** The first answer to a question may not be the last. */
  #lessonVerdict(given: Given) {
    const item = this.item(given.question_id);
    const verdict = judge(item, SEED, given.answer);
    const first = this.given.find(({ question_id }) => question_id === given.question_id);
    return first === given && !("error" in verdict) ? firstVerdict(item, verdict) : verdict;
  }

  #latest(): Given[] {
    return this.given.filter(
      (given) => this.given.findLast(({ question_id }) => question_id === given.question_id) === given,
    );
  }

  #progress() {
    const answered = this.given.length;
    return {
      answered,
      correct: this.#correct(),
      asked: this.items.length,
      is_finished: answered === this.items.length,
    };
  }

  #correct(): number {
    return this.#judged().filter(({ verdict }) => "is_correct" in verdict && verdict.is_correct === true).length;
  }

  #judged() {
    return this.given.map((given) => ({ ...given, verdict: judge(this.item(given.question_id), SEED, given.answer) }));
  }

  #complete() {
    const is_repeat = this.isCompleted;
    this.isCompleted = true;
    return completion(is_repeat);
  }

  #lesson(): Lesson {
    const questions = this.items.map((item) => presentItem(item, SEED));
    const pages = questions.map((item) => page(item.id, item.id));
    return {
      id: "l",
      course_id: "c",
      chapter_id: "h",
      version: 1,
      title: "A lesson",
      summary: "",
      minutes: 5,
      status: this.isCompleted ? "completed" : "in_progress",
      pages: [page("words", null), ...pages],
      items: Object.fromEntries(questions.map((item) => [item.id, item])),
      glossary: {},
      sources: [{ publisher: "A bank", title: "A paper", url: "https://example.com", as_of: "2024" }],
      is_fallback: false,
      ...(this.watchFor !== null && { watch_for: this.watchFor }),
      position: this.position,
      answers: this.#latest().flatMap((given) => {
        const verdict = this.#lessonVerdict(given);
        return "error" in verdict ? [] : [{ ...given, verdict }];
      }),
    };
  }

  #attempt(): QuizAttempt {
    const answers = this.#judged().flatMap(({ verdict, ...given }) =>
      "error" in verdict ? [] : [{ ...given, verdict }],
    );
    const questions: PublicItem[] = this.items.map((item) => presentItem(item, SEED));
    return { id: ATTEMPT, purpose: "quiz", pass_percent: 80, questions, answers, glossary: {} };
  }

  #quiz() {
    const attempt = this.given.length > 0 && this.given.length < this.items.length ? this.#attempt() : null;
    const facts = { kind: "chapter", ask: this.items.length, pass_percent: 80, status: "in_progress" };
    return {
      id: "q",
      course_id: "c",
      chapter_id: "h",
      title: "A quiz",
      ...facts,
      best_percent: null,
      attempts: 0,
      attempt,
    };
  }

  #access() {
    const place = { course_id: "c", chapter_id: "h", component_id: "q" };
    return { id: "q", type: "quiz", status: "in_progress", place, attempt: this.#attempt() };
  }

  #results() {
    const asked = this.items.length;
    const correct = this.#correct();
    const grade = gradeQuiz(correct, asked, 80);
    const review = this.#judged().map(({ question_id, answer, verdict }) => ({
      question: presentItem(this.item(question_id), SEED),
      answer,
      verdict,
    }));
    const lesson = { course_id: "c", chapter_id: "h", component_id: "l", title: "The lesson of it" };
    const skills = [{ id: "skill-a", title: "A skill", asked, correct, lesson }];
    const facts = { attempt_id: ATTEMPT, quiz_id: "q", purpose: "quiz", correct, asked, pass_percent: 80 };
    return {
      ...facts,
      ...grade,
      skills,
      review,
      completion: grade.is_passed ? completion(false) : null,
      ...this.result,
    };
  }
}

const ATTEMPT = "018f0000-0000-7000-8000-000000000001";

const page = (id: string, item: string | null): Lesson["pages"][number] => ({
  id,
  kind: item === null ? "text" : "item",
  title: `Page ${id}`,
  body: [{ tag: "p", children: ["Words."] }],
  figure: null,
  item,
});

const completion = (is_repeat: boolean) => ({
  changes: [
    { id: "l", status: "completed" },
    { id: "next", status: "in_progress" },
  ],
  next: { course_id: "c", chapter_id: "h", component_id: "next" },
  is_excellent: false,
  xp: 10,
  is_repeat,
  daily_goal: { target_lessons: 3, completed_lessons: 1, local_date: "2026-11-21" },
  skip_day: { isShow: false, lessonId: "next", courseId: "c", chapterId: "h", currentDay: 1 },
});

const course = (isDone: boolean) => ({
  id: "c",
  kind: "course",
  title: "A course",
  summary: "",
  outcomes: [],
  is_begun: true,
  lessons: 3,
  minutes: 15,
  percent: 0,
  chapters: [
    {
      id: "h",
      title: "A chapter",
      summary: "",
      components: ["l", "next", "last"].map((id, index) => ({
        id,
        type: "lesson",
        title: id === "next" ? "The next one" : id,
        summary: "",
        minutes: 5,
        status: index === 0 ? (isDone ? "completed" : "in_progress") : isDone && index === 1 ? "in_progress" : "locked",
      })),
    },
  ],
});

/** Shows the screens of learning at an address, as the router does. */
export async function showLearning(path: string) {
  // The token outlives a test, its store does not.
  dropAccessToken();
  await loadMessages(["learning", "learning/items", "learning/player", "modules/free-plan"]);
  return renderInApp(
    <Routes>
      <Route
        path="/courses/:courseId/chapters/:chapterId/lessons/:lessonId"
        element={<LessonView courseId="c" chapterId="h" lessonId="l" />}
      />
      <Route path="/quizzes/:quizId" element={<QuizView quizId="q" />} />
      <Route path="/placement/:componentId" element={<PlacementView componentId="c1-2-1" />} />
      <Route path="/learn" element={<h1>Your path</h1>} />
    </Routes>,
    [path],
  );
}
