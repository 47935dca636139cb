import { refusal, type ErrorKinds } from "../error-kind.ts";

export const profileErrors = {
  username_taken: refusal(409, "This username is taken."),
  username_reserved: refusal(400, "This username is reserved."),
  avatar_locked: refusal(409, "You do not have this avatar yet."),
  picture_unusable: refusal(400, "This picture cannot be used."),
  goal_unavailable: refusal(409, "This goal is not available in your country."),
  page_already_visited: refusal(409, "Page already visited"),
} as const satisfies ErrorKinds;
