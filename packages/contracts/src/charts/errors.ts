import type { ErrorKinds } from "../error-kind.ts";

export const chartsErrors = {
  drawings_changed: {
    status: 409,
    reportable: false,
    message: "These drawings were changed elsewhere. Reload them.",
  },
} as const satisfies ErrorKinds;
