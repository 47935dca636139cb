import type { Kysely } from "kysely";
import type { Queryable } from "../database/database.ts";
import type { MailLanguage } from "./email.ts";

type MailTables = {
  email: {
    email_id: string;
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

export type UnsentEmail = Pick<
  MailTables["email"],
  "email_id" | "recipient" | "language" | "template" | "data" | "about_user"
>;

const tables = (queryable: Queryable): Kysely<MailTables> => queryable.withTables<MailTables>();

export async function insertEmail(
  db: Queryable,
  { now, data, ...email }: UnsentEmail & { readonly now: Date },
): Promise<void> {
  await tables(db)
    .insertInto("email")
    .values({ ...email, data: JSON.stringify(data), created_at: now, delivered_at: null, refused: null })
    .execute();
}

export function findUnsentEmail(db: Queryable, emailId: string): Promise<UnsentEmail | undefined> {
  return tables(db)
    .selectFrom("email")
    .select(["email_id", "recipient", "language", "template", "data", "about_user"])
    .where("email_id", "=", emailId)
    .where("delivered_at", "is", null)
    .where("refused", "is", null)
    .executeTakeFirst();
}

export async function markDelivered(db: Queryable, emailId: string, now: Date): Promise<void> {
  await tables(db)
    .updateTable("email")
    .set({ delivered_at: now, data: "{}" })
    .where("email_id", "=", emailId)
    .execute();
}

export async function markRefused(db: Queryable, emailId: string, reason: string): Promise<void> {
  await tables(db).updateTable("email").set({ refused: reason, data: "{}" }).where("email_id", "=", emailId).execute();
}

export async function forgetEmail(db: Queryable, emailId: string): Promise<void> {
  await tables(db).deleteFrom("email").where("email_id", "=", emailId).execute();
}

export async function forgetEmailsOf(db: Queryable, person: { recipient: string; userId: string }): Promise<void> {
  await tables(db)
    .deleteFrom("email")
    .where((row) => row.or([row("recipient", "=", person.recipient), row("about_user", "=", person.userId)]))
    .execute();
}
