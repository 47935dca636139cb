import type { User } from "@candlewise/contracts/auth/schemas";

/** S5.01 @throws Error `User ID is required` */
export function requireUserId(id: string | null | undefined): string {
  if (!id) throw new Error("User ID is required");
  return id;
}

/** S5.04 @throws Error `User not found` */
export function requireUser<Known extends Pick<User, "id">>(user: Known | null | undefined): Known {
  if (!user?.id) throw new Error("User not found");
  return user;
}
