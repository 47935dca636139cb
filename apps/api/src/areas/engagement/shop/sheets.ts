import type { SheetEntry } from "@candlewise/content/bundle";
import type { CallResult } from "@candlewise/contracts/endpoint";
import { SHEET_COLORS, type shopFileContract, type ShopShapes } from "@candlewise/contracts/shop/schemas";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { FileHandlers } from "#api/platform/http/files.ts";
import type { ShopDependencies } from "./dependencies.ts";
import { hasItem, listItems } from "./item-store.ts";

type Listed = CallResult<ShopShapes["listSheets"]>;

const nameOf = (file: string): string => file.slice(0, -".pdf".length);

/** Every cheat-sheet; those of the learner first, with the addresses of their files. */
export async function listSheets(
  { database, sheets, keys }: ShopDependencies,
  { userId }: Pick<SignedInContext, "userId">,
): Promise<Listed> {
  const owned = await listItems(database.kysely, userId, "sheet");
  const shown = sheets.entries.map(({ id, title, summary, color, files }) => {
    const isOwned = owned.has(id);
    const address = `/api/shop/sheets/${keys.keyOf(userId, id)}`;
    return {
      id,
      title,
      summary,
      color: SHEET_COLORS.find((each) => each === color) ?? "lime",
      is_owned: isOwned,
      files: isOwned
        ? files.map(({ paper, pages, file }) => ({ paper, pages, url: `${address}/${nameOf(file)}.pdf` }))
        : [],
    };
  });
  return { sheets: shown.toSorted((a, b) => Number(b.is_owned) - Number(a.is_owned)) };
}

/** A name ends with the digest of the file's bytes, so a browser may keep what it got. */
const FOREVER = "private, max-age=31536000, immutable";

export function sheetHandlers({
  database,
  sheets,
  keys,
}: Pick<ShopDependencies, "database" | "sheets" | "keys">): FileHandlers<typeof shopFileContract> {
  return {
    async getSheet({ params: { key, name } }) {
      const found = findFile(sheets.entries, name);
      const userId = found && keys.learnerOf(key, found.id);
      if (!found || userId === null) return null;
      if (!(await hasItem(database.kysely, userId, { kind: "sheet", id: found.id }))) return null;
      return {
        type: "application/pdf",
        body: await sheets.read(found.file),
        headers: {
          "cache-control": nameOf(found.file) === name ? FOREVER : "no-store",
          "content-disposition": `inline; filename="candlewise-${found.id}.pdf"`,
          "x-content-type-options": "nosniff",
        },
      };
    },
  };
}

/** The file of a name; an address of an earlier release, with another digest, leads to the current one. */
function findFile(entries: readonly SheetEntry[], name: string): { id: string; file: string } | null {
  const files = entries.flatMap(({ id, files: all }) =>
    all.map(({ file, paper }) => ({ id, file, stem: `${id}-${paper}-` })),
  );
  return files.find(({ stem }) => name.startsWith(stem)) ?? null;
}
