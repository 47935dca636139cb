import { createServer, type IncomingMessage } from "node:http";
import { loadContentBundle } from "#content/src/bundle.ts";
import { saveCompletion } from "#apps/api/src/areas/learning/learning/lessons/completion-store.ts";
import { findLatestDays } from "#apps/api/src/areas/learning/learning/goal/day-store.ts";
import { loadLearnersOfLessons } from "#apps/api/src/areas/learning/learning/path/learner-store.ts";
import { findUser } from "#apps/api/src/areas/identity/profile/user-store.ts";
import { systemIds } from "#apps/api/src/platform/ids.ts";
import { openDatabase } from "#apps/api/src/platform/database/database.ts";
import { createLog } from "#apps/api/src/platform/log.ts";
import { createOutbox } from "#apps/api/src/platform/events/outbox.ts";
import { tokensOf } from "./crowd.ts";
import { databaseOf } from "./own-database.ts";

// The floor of the comparison: node:http, the same token check, the same statements, JSON.stringify; no validation, no router, no schema.
const [dataDir = "", port = "0"] = process.argv.slice(2);
const { kysely } = openDatabase({
  connection: databaseOf(dataDir),
  poolSize: 10,
  hasPreparedStatements: true,
  log: createLog("silent"),
});
const tokens = tokensOf(dataDir);
const outbox = createOutbox({ ids: systemIds, onWrite: () => undefined });
const lesson = loadContentBundle().languages["en"]?.lessons["who-loses-and-why"];
const today = new Date().toISOString().slice(0, 10);

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
}

async function complete(userId: string, body: unknown): Promise<unknown> {
  if (typeof body !== "object" || body === null || !("lesson_id" in body) || !lesson) throw new Error("no body");
  const lesson_id = String(body.lesson_id);
  const [[row], user] = await Promise.all([
    loadLearnersOfLessons(kysely, [{ userId, lessonId: lesson_id, version: lesson.version }]),
    findUser(kysely, userId),
  ]);
  const now = new Date();
  const payload = {
    lesson_id,
    course_id: "foundations",
    is_audio: false,
    is_excellent: false,
    xp: 10,
    local_date: today,
  };
  const events = [{ user_id: userId, type: "lesson.completed", payload, occurred_at: now } as const];
  const completion = {
    componentId: lesson_id,
    type: "lesson",
    isExcellent: false,
    isAudio: false,
    xp: 10,
    localDate: today,
    now,
    endedCourseId: null,
  } as const;
  const day = await saveCompletion(kysely, outbox, { userId, completion, events });
  return { ...day, seen: row?.completed.length, target_lessons: user?.target_lessons };
}

async function goal(userId: string): Promise<unknown> {
  const [user, [latest]] = await Promise.all([findUser(kysely, userId), findLatestDays(kysely, [userId])]);
  return {
    target_lessons: user?.target_lessons ?? 3,
    completed_lessons: latest?.date === today ? latest.lessons : 0,
    local_date: today,
  };
}

const server = createServer((request, response) => {
  const subject = tokens.verifyAccess(request.headers.authorization?.slice("Bearer ".length) ?? "");
  const work =
    subject === null
      ? Promise.resolve(null)
      : request.method === "POST"
        ? bodyOf(request).then((body) => complete(subject.userId, body))
        : goal(subject.userId);
  work.then(
    (answer) =>
      response
        .writeHead(answer === null ? 401 : 200, { "content-type": "application/json" })
        .end(JSON.stringify(answer)),
    () => response.writeHead(500).end(),
  );
});
server.listen(Number(port), "127.0.0.1", () => console.log("ready"));
