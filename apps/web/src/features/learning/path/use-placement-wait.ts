import type { CoursePathway, PlacementWait } from "@candlewise/contracts/learning/schemas";
import { formatMoment } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useNow } from "#web/shared/ui/use-now.ts";
import { useGetPathwayQuery } from "../api.ts";
import { partIn } from "../player/part-in.ts";
import type { MapNode } from "./map-model.ts";

export interface ClosedPlacement {
  /** When the test opens again, and after what. */
  text: string;
  /** What opens the test at once when it is completed; null if the cached courses do not contain it. */
  part: MapNode | null;
}

/** S4.08: why a placement test is closed now; null once it is open. `course` is looked into beside the path. */
export function usePlacementWait(wait: PlacementWait | undefined, course?: CoursePathway): ClosedPlacement | null {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  const pathway = useGetPathwayQuery({ params: { id: "active" } }, { skip: wait === undefined });
  if (!wait) return null;
  const opensAt = Date.parse(wait.opens_at) / 1000;
  const courses = [...(pathway.data?.courses ?? []), ...(course ? [course] : [])];
  const part = partIn(courses, wait.after_id);
  if (now >= opensAt || part?.status === "completed") return null;
  const time = formatMoment(opensAt, language);
  const text = part
    ? t("learning.jump.closedUntilOr", { time, title: part.title })
    : t("learning.jump.closedUntil", { time });
  return { text, part };
}
