import { refusal, type ErrorKinds } from "../error-kind.ts";

export const shopErrors = {
  avatar_not_for_sale: refusal(409, "This avatar is not sold."),
} as const satisfies ErrorKinds;
