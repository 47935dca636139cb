import { resolve } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "#api/platform/database/database.ts";
import { findMigrations, migrate } from "#api/platform/database/migrate.ts";
import { emptyDatabase } from "#api/testing/test-database.ts";
import { createTestLog } from "#api/testing/test-log.ts";
import { findSession, saveSeenGenerations } from "./session-store.ts";

const userId = "00000000-0000-7000-8000-000000000001";
const session = (last: string) => `00000000-0000-7000-8000-00000000001${last}`;

it("sessions of before generations were noted count as used, and only a later generation is noted", async () => {
  const connection = await emptyDatabase();
  const migrations = findMigrations(resolve(import.meta.dirname, "../../../.."));

  await migrate(
    connection,
    migrations.filter(({ name }) => name.startsWith("auth/") && name < "auth/0003"),
  );
  const database = openDatabase({ connection, poolSize: 1, hasPreparedStatements: true, log: createTestLog().log });
  const seenOf = async (last: string) =>
    (await findSession(database.kysely, userId, session(last)))?.seen_generation ?? null;
  try {
    for (const [last, generation] of [["a", 7] as const, ["b", 0] as const]) {
      await database.run(
        `insert into auth_session (user_id, session_id, generation, created_at, rotated_at, user_agent)
         values ($1, $2, $3, now(), now(), '')`,
        [userId, session(last), generation],
      );
    }
    await migrate(connection, migrations);
    expect([await seenOf("a"), await seenOf("b")]).toEqual([7, 0]);
    const seen = [4, 3].map((generation) => ({ userId, sessionId: session("b"), generation }));
    await saveSeenGenerations(database.kysely, [{ userId, sessionId: session("a"), generation: 6 }, ...seen]);
    expect([await seenOf("a"), await seenOf("b")]).toEqual([7, 4]);
  } finally {
    await database.close();
  }
});
