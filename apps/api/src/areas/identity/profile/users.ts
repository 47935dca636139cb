import { createHash } from "node:crypto";
import type { User } from "@candlewise/contracts/auth/schemas";
import { canonicalTimeZone } from "@candlewise/domain/learning/local-day";
import reservedUsernames from "reserved-usernames" with { type: "json" };
import type { Platform } from "#api/platform/feature.ts";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Language } from "#api/platform/http/endpoint.ts";
import type { AuthPort } from "../auth/port.ts";
import {
  claimUsername,
  findUser,
  insertUser,
  lockUser,
  releaseUsername,
  takenUsernames,
  updateUser,
  type UserRow,
} from "./user-store.ts";
import { saveAcceptedTerms } from "./consent-store.ts";
import { TERMS_VERSION } from "./terms.ts";

type UserDependencies = Pick<Platform, "database"> & AuthPort;

const reserved = new Set([...reservedUsernames, "candlewise", "guest", "mentor"]);
const DEFAULT_TARGET_LESSONS = 3;
/** Hex digits of 48 bits, which a JavaScript number holds exactly. */
const INT_ID_DIGITS = 12;

/** The integer id of a user: the first 48 bits of a digest of the id, for systems that take numbers only. */
function intUserId(userId: string): number {
  return Number.parseInt(createHash("sha256").update(userId).digest("hex").slice(0, INT_ID_DIGITS), 16);
}

/** @throws AppError `not_found` */
export async function presentUser(auth: AuthPort, db: Queryable, row: UserRow): Promise<User> {
  return {
    id: row.user_id,
    int_user_id: intUserId(row.user_id),
    username: row.username,
    email: await auth.emailOf(db, row.user_id),
    language: row.language,
    is_onboarded: row.is_onboarded,
    registered_at: row.registered_at.toISOString(),
  };
}

function refuseReserved(username: string): void {
  if (reserved.has(username)) throw new AppError("username_reserved");
}

/** @throws AppError `not_found` */
export async function loadUserRow(db: Queryable, userId: string): Promise<UserRow> {
  const row = await findUser(db, userId);
  if (!row) throw new AppError("not_found");
  return row;
}

/** @throws AppError `not_found` */
export async function showUser(deps: UserDependencies, userId: string): Promise<User> {
  const { kysely } = deps.database;
  return presentUser(deps, kysely, await loadUserRow(kysely, userId));
}

/** @throws AppError `username_taken`, `username_reserved` */
export async function createUser(
  transaction: Transaction,
  user: {
    userId: string;
    email: string;
    username: string;
    language: Language;
    timeZone: string;
    agreesToTerms: boolean;
    now: Date;
  },
): Promise<void> {
  refuseReserved(user.username);
  if (!(await claimUsername(transaction, user.username, user.userId))) throw new AppError("username_taken");
  await insertUser(transaction, {
    user_id: user.userId,
    username: user.username,
    email: user.email,
    language: user.language,
    is_onboarded: false,
    registered_at: user.now,
    arrow: null,
    // A browser may know a zone that this server does not; that must not prevent the sign-up.
    time_zone: canonicalTimeZone(user.timeZone) ?? "UTC",
    previous_time_zone: null,
    is_zone_chosen: false,
    time_zone_changed_at: null,
    target_lessons: DEFAULT_TARGET_LESSONS,
    experience: null,
    minutes_a_day: null,
    name: null,
    avatar_id: null,
    picture: null,
  });
  if (user.agreesToTerms) await saveAcceptedTerms(transaction, user.userId, TERMS_VERSION, user.now);
}

/**
 * Changes the user name or language; the old name becomes free.
 * @throws AppError `username_taken`, `username_reserved`, `not_found`
 */
export async function changeUser(
  deps: UserDependencies,
  userId: string,
  change: { username?: string | undefined; language?: Language | undefined },
): Promise<User> {
  const { username, language } = change;
  return deps.database.transaction(async (transaction) => {
    const before = await lockUser(transaction, userId);
    if (!before) throw new AppError("not_found");
    if (username !== undefined && username !== before.username) {
      refuseReserved(username);
      if (!(await claimUsername(transaction, username, userId))) throw new AppError("username_taken");
      await releaseUsername(transaction, before.username, userId);
    }
    const after = await updateUser(transaction, userId, { username, language });
    return presentUser(deps, transaction, after ?? before);
  });
}

/** @throws AppError `not_found` */
export async function onboardUser(deps: UserDependencies, userId: string): Promise<User> {
  const { kysely } = deps.database;
  const row = await updateUser(kysely, userId, { is_onboarded: true });
  if (!row) throw new AppError("not_found");
  return presentUser(deps, kysely, row);
}

/** @throws AppError `username_taken`, `username_reserved` */
export async function refuseUnlessFree(db: Queryable, username: string): Promise<void> {
  refuseReserved(username);
  if ((await takenUsernames(db, [username])).size > 0) throw new AppError("username_taken");
}

/** The names among these that are neither taken nor reserved. */
export async function freeUsernames(db: Queryable, usernames: readonly string[]): Promise<string[]> {
  const taken = await takenUsernames(db, usernames);
  return usernames.filter((username) => !taken.has(username) && !reserved.has(username));
}
