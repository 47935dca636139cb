import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Platform } from "#api/platform/feature.ts";

interface Traceable {
  readonly platform: Pick<Platform, "database">;
  readonly dataDir: string;
  /** Of the log. */
  readonly entries: readonly object[];
}

/** Finds these words in all tables, files, file names and the log. */
export async function findTraces(app: Traceable, words: readonly string[]): Promise<string[]> {
  const patterns = words.map((word) => word.toLowerCase());
  const isHit = (text: string) => patterns.some((word) => text.toLowerCase().includes(word));
  const traces: string[] = [];
  const { rows: tables } = await app.platform.database.run(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables) {
    const { rows } = await app.platform.database.run(
      `select row_to_json(each)::text as text from ${String(name)} each`,
    );
    for (const { text } of rows) if (isHit(String(text))) traces.push(`${String(name)}: ${String(text)}`);
  }
  const files = readdirSync(app.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    if (isHit(path) || isHit(readFileSync(path, "latin1"))) traces.push(path);
  }
  for (const entry of app.entries) if (isHit(JSON.stringify(entry))) traces.push(`log: ${JSON.stringify(entry)}`);
  return traces;
}
