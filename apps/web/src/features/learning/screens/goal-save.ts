import type { Arrow } from "@candlewise/domain/learning/curriculum";
import { useState } from "react";
import { learningApi, useActivatePathMutation } from "#web/features/learning/api.ts";
import { useUpdateUserPropertiesMutation } from "#web/features/profile/api.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";

/** Saves a goal and makes its path the active one. The choice shows at once and is taken back when either call fails. */
export function useSaveGoal() {
  const dispatch = useAppDispatch();
  const [update] = useUpdateUserPropertiesMutation();
  const [activate] = useActivatePathMutation();
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");

  const save = async (arrow: Arrow): Promise<boolean> => {
    setState("saving");
    const shown = dispatch(
      learningApi.util.updateQueryData("listPaths", {}, ({ paths }) => {
        for (const path of paths) path.is_active = path.arrow === arrow;
      }),
    );
    const [updated, activated] = await Promise.all([
      update({ body: { arrow } }),
      activate({ params: { id: arrow }, body: {} }),
    ]);
    const hasFailed = updated.error !== undefined || activated.error !== undefined;
    if (hasFailed) shown.undo();
    setState(hasFailed ? "failed" : "idle");
    return !hasFailed;
  };
  return { save, isSaving: state === "saving", hasFailed: state === "failed" };
}
