import type { CallResult } from "@candlewise/contracts/endpoint";
import type { FeedbackShapes } from "@candlewise/contracts/feedback/schemas";
import type { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { Platform } from "#api/platform/feature.ts";
import {
  countOpen,
  findScreenshot,
  listMessages,
  markMessage,
  type MessageKey,
  type MessagePlace,
} from "./inbox-store.ts";

export interface InboxDependencies extends Pick<Platform, "database" | "clock" | "objects"> {
  /** Null for a user who no longer exists. */
  usernamesOf(userIds: readonly string[]): Promise<readonly (string | null)[]>;
  nameDevice(userAgent: string): string;
}

const PAGE = 20;

const cursorOf = ({ sent_at, user_id, feedback_id }: MessagePlace): string =>
  [sent_at.getTime(), user_id, feedback_id].join("_");

/** The contract has checked its form. */
function placeOf(cursor: string): MessagePlace {
  const [milliseconds, user_id = "", feedback_id = ""] = cursor.split("_");
  return { sent_at: new Date(Number(milliseconds)), user_id, feedback_id };
}

/** A page of the feedback of all users, newest first. */
export async function listFeedback(
  deps: InboxDependencies,
  { state, cursor, limit = PAGE }: z.output<FeedbackShapes["listFeedback"]["query"]>,
): Promise<CallResult<FeedbackShapes["listFeedback"]>> {
  const db = deps.database.kysely;
  const after = cursor === undefined ? null : placeOf(cursor);
  const [rows, open] = await Promise.all([listMessages(db, { state, after, limit: limit + 1 }), countOpen(db)]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const usernames = await deps.usernamesOf(page.map(({ user_id }) => user_id));
  return {
    messages: page.map(({ user_agent, screenshot, sent_at, handled_at, ...row }, index) => ({
      ...row,
      sender: usernames[index] ?? "",
      device: deps.nameDevice(user_agent),
      has_screenshot: screenshot !== null,
      sent_at: sent_at.toISOString(),
      handled_at: handled_at?.toISOString() ?? null,
    })),
    next_cursor: last ? cursorOf(last) : null,
    open,
  };
}

/** A repeat changes nothing: the time of the first stays. @throws AppError `not_found` */
export async function markFeedback(
  { database, clock }: InboxDependencies,
  key: MessageKey,
  isHandled: boolean,
): Promise<CallResult<FeedbackShapes["markFeedback"]>> {
  const row = await markMessage(database.kysely, key, isHandled ? clock.now() : null);
  if (!row) throw new AppError("not_found");
  return { handled_at: row.handled_at?.toISOString() ?? null };
}

/** @throws AppError `not_found` */
export async function getFeedbackScreenshot(
  { database, objects }: InboxDependencies,
  key: MessageKey,
): Promise<CallResult<FeedbackShapes["getFeedbackScreenshot"]>> {
  const name = await findScreenshot(database.kysely, key);
  const picture = name === null ? null : await objects.read(name);
  if (picture === null) throw new AppError("not_found");
  return { url: `data:image/webp;base64,${Buffer.from(picture.bytes).toString("base64")}` };
}
