import { freemiumApi } from "./api.ts";

/** What is left of the free plan to a learner who is on it (S3.03 isUserInFreemium); null for all others, and while nobody knows. */
export function useFreePlan(hasAccess: boolean | undefined) {
  // Who has paid is not limited, so that nothing is asked.
  const skip = hasAccess !== false;
  const { data } = freemiumApi.endpoints.getFreemiumStatus.useQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  return !skip && data?.flags.user_in_freemium ? data : null;
}
