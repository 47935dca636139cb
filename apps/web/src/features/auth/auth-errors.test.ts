import { describe, expect, it } from "vitest";
import { AuthFailure, describeAuthError } from "./auth-errors.ts";

const answer = (error: string, message = "words of the server", status = 400) => ({
  status,
  data: { error, message, request_id: "r" },
});

describe("describeAuthError", () => {
  it.each([
    ["S8.04", "UserNotFoundException", "auth.error.userNotFound"],
    ["S8.05", "InvalidParameterException", "auth.error.emailNotFound"],
    ["S8.06", "LimitExceededException", "auth.error.limit"],
    ["S8.07", "CodeMismatchException", "auth.error.codeMismatch"],
    ["S8.08", "PasswordResetRequiredException", "auth.error.passwordResetRequired"],
    ["S8.09", "UserLambdaValidationException", "auth.error.userLambdaValidation"],
    ["S8.10", "InvalidPasswordException", "auth.error.passwordInvalid"],
    ["S8.10", "ACCESS_DENIED", "auth.error.passwordInvalid"],
    ["S8.11", "UsernameExistsException", "auth.error.emailExists"],
    ["beside", "reauthentication_required", "auth.error.reauthenticate"],
    ["beside", "passkey_rejected", "auth.error.passkey"],
  ])("%s S8.03 %s reads %s", (_, code, key) => {
    expect(describeAuthError(answer(code))).toMatchObject({ code, text: { key } });
  });

  it("S8.11 an email that exists marks an existing user", () => {
    expect(describeAuthError(answer("UsernameExistsException")).isExistingUser).toBe(true);
    expect(describeAuthError(answer("ACCESS_DENIED")).isExistingUser).toBe(false);
  });

  it("S8.09 a validation error marks an existing user only if it says that the given id exists", () => {
    const code = "UserLambdaValidationException";
    const said = "PreSignUp failed with error User with given id already exists.";
    expect(describeAuthError(answer(code, said)).isExistingUser).toBe(true);
    expect(describeAuthError(answer(code, "PreSignUp failed.")).isExistingUser).toBe(false);
  });

  it("S8.12 other errors show their own message, whoever made them", () => {
    expect(describeAuthError(answer("validation_failed")).text).toEqual({ own: "words of the server" });
    expect(describeAuthError(new Error("words of ours")).text).toEqual({ own: "words of ours" });
  });

  it("S8.06 tells how many minutes to wait, rounded up", () => {
    const limit = { ...answer("LimitExceededException", "", 429), retryAfter: 61 };
    expect(describeAuthError(limit).text).toMatchObject({ values: { minutes: 2 } });
    expect(describeAuthError({ ...answer("too_many_requests", "", 429), retryAfter: 7 }).text).toMatchObject({
      key: "auth.error.limit",
      values: { minutes: 1 },
    });
  });

  it.each(["FETCH_ERROR", "TIMEOUT_ERROR"])("S8.01 %s says that the server cannot be reached", (status) => {
    expect(describeAuthError({ status, error: "x" })).toMatchObject({
      code: null,
      text: { key: "auth.problem.offline" },
    });
  });

  it("a failure in the browser reads like the server's of its code", () => {
    const found = describeAuthError(new AuthFailure("passkey_rejected"));
    expect(found).toMatchObject({ code: "passkey_rejected", text: { key: "auth.error.passkey" } });
  });

  it("a fault of ours never shows what the server said of it", () => {
    expect(describeAuthError(answer("internal", "stack", 500)).text).toMatchObject({ key: "auth.problem.unknown" });
    expect(describeAuthError(undefined).text).toMatchObject({ key: "auth.problem.unknown" });
  });
});
