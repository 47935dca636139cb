/** Names of the tours of the main screens. */
const TOURS = ["learn", "lesson", "courses", "profile"];

/** Has agreed to the terms and seen the tours, as somebody who was here before: what is asked of newcomers stays away. */
export async function settleIn(
  call: (method: string, path: string, body: unknown) => Promise<unknown>,
  userId: string,
): Promise<void> {
  await call("POST", "/terms-consent/users/", {});
  await Promise.all(TOURS.map((name) => call("POST", `/users/${userId}/tours/`, { name })));
}
