import { authContract, EmailSchema, PasswordSchema, UsernameSchema } from "@candlewise/contracts/auth/schemas";
import { describe, expect, it } from "vitest";
import {
  codeRule,
  emailRule,
  fieldErrorOf,
  givenPasswordRule,
  isUsername,
  newPasswordRule,
  tidy,
  usernameRule,
} from "./form-rules.ts";

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
  ])("email %j", (typed) => {
    const email = emailRule.setValueAs(typed);
    const theirs = EmailSchema.safeParse(typed);
    expect(emailRule.validate(email) === true).toBe(theirs.success);
    if (theirs.success) expect(email).toBe(theirs.data);
  });

  it.each(["ab", "abc", "ABC", "a".repeat(20), "a".repeat(21), "a.b_c9", "a b", "ä", " trim "])(
    "username %j",
    (typed) => {
      const theirs = UsernameSchema.safeParse(typed);
      expect(isUsername(typed)).toBe(theirs.success);
      if (theirs.success) expect(tidy(typed)).toBe(theirs.data);
    },
  );

  it.each([0, 7, 8, 128, 129])("password of %d characters", (length) => {
    const password = "x".repeat(length);
    expect(newPasswordRule.validate(password) === true).toBe(PasswordSchema.safeParse(password).success);
  });

  it.each(["", "12345", "123456", "1234567", "12345a", "٠١٢٣٤٥"])("code %j", (code) => {
    const body = { email: "a@b.de", password: "long enough", code };
    const theirs = authContract.shapes.confirmForgotPassword.body.safeParse(body);
    expect(codeRule.validate(code) === true).toBe(theirs.success);
  });
});

it("the first thing wrong has a text of its own", () => {
  expect(emailRule.validate(emailRule.setValueAs(" "))).toBe("auth.field.emailMissing");
  expect(emailRule.validate("ada")).toBe("auth.field.emailInvalid");
  expect(givenPasswordRule.validate("")).toBe("auth.field.passwordMissing");
  expect(usernameRule.validate("a!")).toBe("auth.field.usernameInvalid");
  expect(newPasswordRule.validate("short")).toBe("auth.field.passwordShort");
  expect(newPasswordRule.validate("x".repeat(129))).toBe("auth.field.passwordLong");
  expect(codeRule.validate("12")).toBe("recovery.code.missing");
  expect(fieldErrorOf("words that are no key")).toBeNull();
});
