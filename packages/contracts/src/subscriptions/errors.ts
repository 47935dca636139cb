import { refusal, type ErrorKinds } from "../error-kind.ts";

export const subscriptionsErrors = {
  subscription_ended: refusal(409, "This subscription has ended."),
  subscription_elsewhere: refusal(409, "This subscription is managed in the app store where it was bought."),
  not_restorable: refusal(409, "This subscription can no longer be restored."),
} as const satisfies ErrorKinds;
