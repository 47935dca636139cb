import type { User } from "@candlewise/contracts/auth/schemas";

/** S5.04 @throws Error `User not found` */
export function requireUser<Known extends Pick<User, "id">>(user: Known | null | undefined): Known {
  if (!user?.id) throw new Error("User not found");
  return user;
}
