import type { User } from "@candlewise/contracts/auth/schemas";

/** Where a person goes who is now signed in: where they wanted to go; a new one chooses a goal first. */
export function destinationOf(
  user: Pick<User, "is_onboarded"> | null,
  wanted: string | null,
  from: "signIn" | "signUp",
): string {
  const isNew = user !== null && !user.is_onboarded;
  if (isNew && (from === "signUp" || wanted === null)) return "/goal";
  return wanted ?? "/learn";
}
