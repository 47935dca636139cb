import { EmailSchema, PasswordSchema, UsernameSchema } from "@candlewise/contracts/auth/schemas";
import { describe, expect, it } from "vitest";
import type { ZodMiniType } from "zod/mini";
import { AccountFormSchema, EmailFormSchema, fieldErrorOf, SignInFormSchema } from "./form-schemas.ts";

const messageOf = (schema: ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe("the forms' rules are the contract's", () => {
  it.each([
    "",
    " ",
    "a",
    "a@",
    "@b",
    "a@b",
    "a b@c.de",
    "Ada@Example.COM ",
    "a@b..c",
    `${"a".repeat(250)}@b.de`,
    "ü@b.de",
    "a+b@c.de",
  ])("e-mail %j", (email) => {
    const [ours, theirs] = [EmailFormSchema.safeParse({ email }), EmailSchema.safeParse(email)];
    expect([ours.success, ours.data?.email]).toEqual([theirs.success, theirs.data]);
  });

  it.each(["ab", "abc", "ABC", "a".repeat(20), "a".repeat(21), "a.b_c9", "a b", "ä", " trim "])(
    "user name %j",
    (username) => {
      const ours = AccountFormSchema.safeParse({ username, password: "long enough" });
      const theirs = UsernameSchema.safeParse(username);
      expect([ours.success, ours.data?.username]).toEqual([theirs.success, theirs.data]);
    },
  );

  it.each([0, 7, 8, 128, 129])("password of %d characters", (length) => {
    const password = "x".repeat(length);
    const ours = AccountFormSchema.safeParse({ username: "ada", password });
    expect(ours.success).toBe(PasswordSchema.safeParse(password).success);
  });
});

it("the first thing wrong has a text of its own", () => {
  const password = "long enough";
  expect(messageOf(EmailFormSchema, { email: " " })).toBe("auth.field.emailMissing");
  expect(messageOf(EmailFormSchema, { email: "ada" })).toBe("auth.field.emailInvalid");
  expect(messageOf(SignInFormSchema, { email: "a@b.de", password: "" })).toBe("auth.field.passwordMissing");
  expect(messageOf(AccountFormSchema, { username: "a!", password })).toBe("auth.field.usernameInvalid");
  expect(messageOf(AccountFormSchema, { username: "ada", password: "short" })).toBe("auth.field.passwordShort");
  expect(fieldErrorOf("words that are no key")).toBeNull();
});

it("a password is taken as typed: its spaces belong to it", () => {
  const { data } = AccountFormSchema.safeParse({ username: "ada", password: " three words " });
  expect(data?.password).toBe(" three words ");
});
