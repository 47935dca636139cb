import { skipToken } from "@reduxjs/toolkit/query/react";
import { useUserId } from "#web/shared/state/use-user.ts";
import { useGetAccessQuery } from "./api.ts";

/** Whether the signed-in user has paid for the whole app; undefined while nobody knows. */
export function useHasAccess(): boolean | undefined {
  const userId = useUserId();
  const { data } = useGetAccessQuery(userId ? { params: { id: userId } } : skipToken);
  return data?.has_access;
}
