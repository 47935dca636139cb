import type { ErrorKinds } from "../error-kind.ts";

export const profileErrors = {
  username_taken: { status: 409, reportable: false, message: "This username is taken." },
  username_reserved: { status: 400, reportable: false, message: "This username is reserved." },
  picture_unusable: { status: 400, reportable: false, message: "This picture cannot be used." },
  goal_unavailable: { status: 409, reportable: false, message: "This goal is not available in your country." },
  page_already_visited: { status: 409, reportable: false, message: "Page already visited" },
} as const satisfies ErrorKinds;
