import { refusal, type ErrorKinds } from "../error-kind.ts";

export const authErrors = {
  UserNotFoundException: refusal(404, "User not found."),
  InvalidParameterException: refusal(400, "This email address cannot be used."),
  LimitExceededException: refusal(429, "Too many attempts. Wait a while and try again."),
  CodeMismatchException: refusal(400, "The code is wrong or has expired."),
  PasswordResetRequiredException: refusal(400, "Set a new password first."),
  UserLambdaValidationException: refusal(400, "This account cannot be created."),
  InvalidPasswordException: refusal(400, "This password is too short, too long or too common."),
  ACCESS_DENIED: refusal(400, "The email or the password is wrong."),
  UsernameExistsException: refusal(409, "An account with this email already exists."),
  reauthentication_required: refusal(400, "Confirm your password, or sign in again, to do this."),
  email_unverified: refusal(409, "Confirm your email address first."),
  passkey_rejected: refusal(400, "This passkey cannot be used here."),
} as const satisfies ErrorKinds;
