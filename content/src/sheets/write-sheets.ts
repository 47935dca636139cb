import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sheetsManifestPath, type SheetEntry } from "../bundle.ts";
import type { CompiledSheet } from "../compile/sheet.ts";
import { digest } from "../digest.ts";
import { sheetFonts } from "./fonts.ts";
import { PAPERS, renderSheet, type Paper } from "./render-sheet.ts";

const PAPER_NAMES = Object.keys(PAPERS) as Paper[];

/** Writes the cheat-sheets below a folder, each under a name with the digest of its bytes, and a list of them. */
export async function writeSheets(sheets: readonly CompiledSheet[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const fonts = await sheetFonts(lettersOf(sheets));
  const entries: SheetEntry[] = [];
  for (const sheet of sheets) {
    const files = await Promise.all(
      PAPER_NAMES.map(async (paper) => {
        const { bytes, pages } = await renderSheet(sheet, paper, fonts);
        const file = `${sheet.id}-${paper}-${digest(bytes)}.pdf`;
        writeFileSync(join(folder, file), bytes);
        return { paper, file, pages };
      }),
    );
    const { id, title, summary, color } = sheet;
    entries.push({ id, title, summary, color, files });
  }
  writeFileSync(sheetsManifestPath(folder), JSON.stringify(entries));
  const current = new Set(entries.flatMap(({ files }) => files.map(({ file }) => file)));
  for (const name of readdirSync(folder)) if (name.endsWith(".pdf") && !current.has(name)) rmSync(join(folder, name));
}

/** Every letter that a sheet shows, and those of its numbers and frames. */
export const lettersOf = (sheets: readonly CompiledSheet[]): string =>
  [
    ...new Set(
      `${JSON.stringify(sheets)} ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;·“”’‘$%()−-+×÷=/&€£…?`,
    ),
  ].join("");
