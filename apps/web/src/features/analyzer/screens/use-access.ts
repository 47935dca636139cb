import { useGetAnalysisAccessQuery } from "#web/features/analyzer/api.ts";
import { useGetUserPropertiesQuery } from "#web/features/profile/api.ts";

/** S7.38: whether the learner may analyze a chart now. The call names the learner's goal. */
export function useAccess() {
  const { data: user, isError: isWithoutUser } = useGetUserPropertiesQuery();
  const arrow = user?.properties.arrow ?? undefined;
  const { data, isError, isUninitialized, refetch } = useGetAnalysisAccessQuery(
    arrow === undefined ? {} : { headers: { "x-user-arrow": arrow } },
    { skip: !user && !isWithoutUser, refetchOnMountOrArgChange: true },
  );
  return {
    access: data,
    isLoading: !data && !isError,
    refetch: () => {
      if (!isUninitialized) void refetch();
    },
  };
}
