/** Where a person goes who is now signed in: where they wanted to go; who has no goal yet chooses one first. */
export function destinationOf(hasGoal: boolean, wanted: string | null, screen: "signIn" | "signUp"): string {
  if (!hasGoal && (screen === "signUp" || wanted === null)) return "/goal";
  return wanted ?? "/learn";
}
