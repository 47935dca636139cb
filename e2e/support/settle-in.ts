/** Names under which the server remembers the hints of screens. */
const HINTS = ["learn", "lesson", "courses", "profile"];

/** Accepts the terms and marks the hints as seen, so that prompts for new users do not appear. */
export async function settleIn(
  call: (method: string, path: string, body: unknown) => Promise<unknown>,
  userId: string,
): Promise<void> {
  await call("POST", "/terms-consent/users/", {});
  await Promise.all(HINTS.map((name) => call("POST", `/users/${userId}/tours/`, { name })));
}
