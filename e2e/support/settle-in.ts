/** Names of the tours of the main screens. */
const TOURS = ["learn", "lesson", "courses", "profile"];

/** Accepts the terms and marks the tours as seen, so that prompts for new users do not appear. */
export async function settleIn(
  call: (method: string, path: string, body: unknown) => Promise<unknown>,
  userId: string,
): Promise<void> {
  await call("POST", "/terms-consent/users/", {});
  await Promise.all(TOURS.map((name) => call("POST", `/users/${userId}/tours/`, { name })));
}
