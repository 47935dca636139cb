import type { CourseSummary, Pathway } from "@candlewise/contracts/learning/schemas";
import { usePutAway } from "#web/features/hints/use-put-away.ts";
import { useGetCoursePathwayQuery, useListMiniCoursesQuery } from "#web/features/learning/api.ts";
import { courseInput } from "#web/features/learning/inputs.ts";
import { KIND_ICONS } from "#web/features/learning/kinds/kinds.ts";
import { nextUp } from "#web/features/learning/path/next-up.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Link } from "#web/shared/routing/router.tsx";
import { NoticeCard } from "#web/shared/ui/notice-card.tsx";

/** The way back to a course that was begun and is not on the path. */
export function BegunCourse({ path }: { path: Pathway }) {
  const { data } = useListMiniCoursesQuery({});
  const course = data?.mini_courses.find(
    ({ id, is_begun, percent }) => is_begun && percent < 100 && path.courses.every((own) => own.id !== id),
  );
  return course ? <CourseNotice key={course.id} course={course} /> : null;
}

function CourseNotice({ course: { id, kind, title } }: { course: CourseSummary }) {
  const t = useT();
  const { isAway, putAway } = usePutAway(`course.${id}`);
  const { data: course } = useGetCoursePathwayQuery(courseInput(id));
  const next = course && nextUp([course]);
  if (!next || isAway !== false) return null;
  return (
    <NoticeCard
      icon={KIND_ICONS[kind === "mini_course" ? kind : "lesson"]}
      title={title}
      text={`${t("ui.continue")}: ${next.component.title}`}
      onDismiss={putAway}
      action={(words, className) => (
        <Link to={next.href} className={className}>
          {words}
        </Link>
      )}
    />
  );
}
