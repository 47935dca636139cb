import type { CallResult } from "@candlewise/contracts/endpoint";
import type { NotificationsShapes } from "@candlewise/contracts/notifications/schemas";
import { WORKFLOWS } from "@candlewise/domain/notifications/workflows";
import type { z } from "zod";
import type { Platform } from "#api/platform/feature.ts";
import type { Language, SignedInContext } from "#api/platform/http/endpoint.ts";
import { countUnread, listInbox, markRead, type InboxPlace, type InboxRow } from "./entry-store.ts";
import { writeMessage } from "./messages.ts";

type Needs = Pick<Platform, "database">;
type Page = CallResult<NotificationsShapes["listNotifications"]>;

const PAGE = 20;

const cursorOf = ({ shown_at, entry_id }: InboxPlace): string => `${shown_at.getTime()}_${entry_id}`;

/** The contract has checked its form. */
function placeOf(cursor: string): InboxPlace {
  const [milliseconds, entry_id = ""] = cursor.split("_");
  return { shown_at: new Date(Number(milliseconds)), entry_id };
}

const present = (
  { entry_id, event, message, shown_at, read_at }: InboxRow,
  language: Language,
): Page["notifications"][number] => ({
  id: entry_id,
  kind: event,
  ...writeMessage(message, language),
  page: WORKFLOWS[event].page,
  at: shown_at.toISOString(),
  is_read: read_at !== null,
});

export async function listNotifications(
  { database: { kysely } }: Needs,
  { userId, language, now }: SignedInContext,
  { cursor, limit = PAGE }: z.output<NotificationsShapes["listNotifications"]["query"]>,
): Promise<Page> {
  const after = cursor === undefined ? null : placeOf(cursor);
  const [rows, unread] = await Promise.all([
    listInbox(kysely, userId, { after, limit: limit + 1 }),
    countUnread(kysely, userId),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    notifications: page.map((row) => present(row, language)),
    next_cursor: last ? cursorOf(last) : null,
    unread,
    at: now().toISOString(),
  };
}

export async function readNotifications(
  { database: { kysely } }: Needs,
  { userId, now }: SignedInContext,
  body: z.output<NotificationsShapes["readNotifications"]["body"]>,
): Promise<{ unread: number }> {
  await markRead(kysely, userId, "ids" in body ? body : { until: new Date(body.until) }, now());
  return { unread: await countUnread(kysely, userId) };
}

export const showUnread = async (
  { database }: Needs,
  { userId }: Pick<SignedInContext, "userId">,
): Promise<{ unread: number }> => ({ unread: await countUnread(database.kysely, userId) });
