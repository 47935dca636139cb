import { refusal, type ErrorKinds } from "../error-kind.ts";

export const briefsErrors = {
  brief_locked: refusal(402, "This brief comes with an extra that you don’t have."),
} as const satisfies ErrorKinds;
