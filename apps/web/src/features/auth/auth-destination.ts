/**
 * Where a person goes who is now signed in: where they wanted to go; who was not onboarded yet goes through the funnel first, from sign-in
 * only when they wanted nothing else.
 */
export function destinationOf(
  isOnboarded: boolean,
  wanted: string | null,
  screen: "signIn" | "signUp",
  funnel: string | null,
): string {
  if (!isOnboarded && funnel !== null && (screen === "signUp" || wanted === null)) return funnel;
  return wanted ?? "/learn";
}
