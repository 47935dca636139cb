import { refusal, type ErrorKinds } from "../error-kind.ts";

export const notificationsErrors = {
  unknown_workflow: refusal(422, "There is no such workflow, or only the server starts it."),
  push_service_unknown: refusal(422, "Notifications cannot be sent to this address."),
} as const satisfies ErrorKinds;
