import { refusal, type ErrorKinds } from "../error-kind.ts";

export const engagementErrors = {
  coins_short: refusal(409, "You do not have enough coins for this."),
  freezes_full: refusal(409, "You already have as many freezes as you can hold."),
  nothing_to_repair: refusal(409, "There is no missed day that can be repaired."),
} as const satisfies ErrorKinds;
