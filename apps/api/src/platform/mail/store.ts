import type { Kysely } from "kysely";
import type { Queryable } from "../database.ts";
import type { MailLanguage } from "./letters.ts";

type MailTables = {
  mail_letter: {
    letter_id: string;
    recipient: string;
    language: MailLanguage;
    template: string;
    data: unknown;
    about_user: string | null;
    created_at: Date;
    delivered_at: Date | null;
    refused: string | null;
  };
};

export type HeldLetter = Pick<
  MailTables["mail_letter"],
  "letter_id" | "recipient" | "language" | "template" | "data" | "about_user"
>;

const tables = (queryable: Queryable): Kysely<MailTables> => queryable.withTables<MailTables>();

export async function insertLetter(
  db: Queryable,
  { now, data, ...letter }: HeldLetter & { readonly now: Date },
): Promise<void> {
  await tables(db)
    .insertInto("mail_letter")
    .values({ ...letter, data: JSON.stringify(data), created_at: now, delivered_at: null, refused: null })
    .execute();
}

/** A letter that is still to be sent, held until the transaction ends. */
export function holdLetter(db: Queryable, letterId: string): Promise<HeldLetter | undefined> {
  return tables(db)
    .selectFrom("mail_letter")
    .select(["letter_id", "recipient", "language", "template", "data", "about_user"])
    .where("letter_id", "=", letterId)
    .where("delivered_at", "is", null)
    .where("refused", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markDelivered(db: Queryable, letterId: string, now: Date): Promise<void> {
  await tables(db)
    .updateTable("mail_letter")
    .set({ delivered_at: now, data: "{}" })
    .where("letter_id", "=", letterId)
    .execute();
}

export async function markRefused(db: Queryable, letterId: string, reason: string): Promise<void> {
  await tables(db)
    .updateTable("mail_letter")
    .set({ refused: reason, data: "{}" })
    .where("letter_id", "=", letterId)
    .execute();
}

export async function forgetLetter(db: Queryable, letterId: string): Promise<void> {
  await tables(db).deleteFrom("mail_letter").where("letter_id", "=", letterId).execute();
}

export async function forgetLettersOf(db: Queryable, person: { recipient: string; userId: string }): Promise<void> {
  await tables(db)
    .deleteFrom("mail_letter")
    .where((row) => row.or([row("recipient", "=", person.recipient), row("about_user", "=", person.userId)]))
    .execute();
}

export async function pruneLetters(db: Queryable, before: Date): Promise<void> {
  await tables(db).deleteFrom("mail_letter").where("created_at", "<", before).execute();
}
