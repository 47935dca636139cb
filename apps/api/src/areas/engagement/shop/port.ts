import type { SheetLibrary } from "@candlewise/content/bundle";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { giveItem, listItems, type Item } from "./item-store.ts";

/** What other features may ask of what learners have, and give them. */
export interface ShopPort {
  /** The ids of the avatars that a learner bought or got as a reward. */
  avatarsOf(db: Queryable, userId: string): Promise<ReadonlySet<string>>;
  /** The ids of the cheat-sheets that a learner does not have. */
  missingSheets(db: Queryable, userId: string): Promise<string[]>;
  /** Null for a cheat-sheet that is no longer there. */
  sheetTitle(id: string): string | null;
  /** Gives an item, once. The learner's wallet must be locked. */
  giveReward(transaction: Transaction, userId: string, item: Item & { readonly at: Date }): Promise<void>;
}

export function createShopPort({ entries }: Pick<SheetLibrary, "entries">): ShopPort {
  return {
    avatarsOf: (db, userId) => listItems(db, userId, "avatar"),
    async missingSheets(db, userId) {
      const owned = await listItems(db, userId, "sheet");
      return entries.map(({ id }) => id).filter((id) => !owned.has(id));
    },
    sheetTitle: (sheet) => entries.find(({ id }) => id === sheet)?.title ?? null,
    giveReward: (transaction, userId, item) => giveItem(transaction, userId, { ...item, source: "reward" }),
  };
}
