import { refusal, type ErrorKinds } from "../error-kind.ts";

export const chartsErrors = {
  drawings_changed: refusal(409, "These drawings were changed elsewhere. Reload them."),
} as const satisfies ErrorKinds;
