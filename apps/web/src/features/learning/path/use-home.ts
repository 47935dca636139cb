import { useIsStranger } from "#web/shared/state/use-is-stranger.ts";
import { learningApi } from "../api.ts";
import { ACTIVE_PATH, courseInput } from "../inputs.ts";

/** Where one comes from to a course, and goes back to: the front door for a stranger, the path, or the course's own page when it is not on the path. */
export function useHome(courseId: string | undefined): { to: string; isPath: boolean } {
  const isStranger = useIsStranger();
  const { data: pathway } = learningApi.endpoints.getPathway.useQueryState(ACTIVE_PATH);
  const { data: course } = learningApi.endpoints.getCoursePathway.useQueryState(courseInput(courseId ?? ""));
  const isBeside = pathway ? pathway.courses.every(({ id }) => id !== courseId) : course?.kind === "mini_course";
  if (isStranger) return { to: "/", isPath: true };
  return courseId !== undefined && isBeside
    ? { to: `/courses/${courseId}`, isPath: false }
    : { to: "/learn", isPath: true };
}
