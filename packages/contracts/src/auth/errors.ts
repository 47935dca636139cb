import type { ErrorKinds } from "../error-kind.ts";

export const authErrors = {
  UserNotFoundException: { status: 404, reportable: false, message: "User not found." },
  InvalidParameterException: { status: 400, reportable: false, message: "This email address cannot be used." },
  LimitExceededException: { status: 429, reportable: false, message: "Too many attempts. Wait a while and try again." },
  CodeMismatchException: { status: 400, reportable: false, message: "The code is wrong or has expired." },
  PasswordResetRequiredException: { status: 400, reportable: false, message: "Set a new password first." },
  UserLambdaValidationException: { status: 400, reportable: false, message: "This account cannot be created." },
  InvalidPasswordException: {
    status: 400,
    reportable: false,
    message: "This password is too short, too long or too common.",
  },
  ACCESS_DENIED: { status: 400, reportable: false, message: "The email or the password is wrong." },
  UsernameExistsException: { status: 409, reportable: false, message: "An account with this email already exists." },
  reauthentication_required: {
    status: 400,
    reportable: false,
    message: "Confirm your password, or sign in again, to do this.",
  },
  email_unverified: { status: 409, reportable: false, message: "Confirm your email address first." },
  passkey_rejected: { status: 400, reportable: false, message: "This passkey cannot be used here." },
} as const satisfies ErrorKinds;
