import type { SheetLibrary } from "@candlewise/content/bundle";

/** Cheat-sheets with these ids, each with a file for both papers. */
export const sheetsFor = (...ids: readonly string[]): SheetLibrary => ({
  entries: ids.map((id) => ({
    id,
    title: `All about ${id}`,
    summary: "On one page.",
    color: "mint",
    files: (["a4", "letter"] as const).map((paper) => ({ paper, file: `${id}-${paper}-0123.pdf`, pages: 1 })),
  })),
  read: async (file) => Buffer.from(`%PDF of ${file}`),
});
