import { skipToken } from "@reduxjs/toolkit/query/react";
import type { CourseSummary, Pathway } from "@candlewise/contracts/learning/schemas";
import { useState } from "react";
import { useGetTourQuery, useSaveTourMutation } from "#web/features/hints/api.ts";
import { useGetCoursePathwayQuery, useListMiniCoursesQuery } from "#web/features/learning/api.ts";
import { courseInput } from "#web/features/learning/inputs.ts";
import { KIND_ICONS } from "#web/features/learning/kinds/kinds.ts";
import { nextUp } from "#web/features/learning/path/next-up.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Link } from "#web/shared/routing/router.tsx";
import { useAppSelector } from "#web/shared/state/store.ts";
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
  const userId = useAppSelector(({ auth }) => auth.userInfo?.id);
  /** Under which the server remembers that the notice was put away. */
  const name = `course.${id}`;
  const { data: answer } = useGetTourQuery(
    userId === undefined ? skipToken : { params: { id: userId }, query: { name } },
  );
  const { data: course } = useGetCoursePathwayQuery(courseInput(id));
  const [save] = useSaveTourMutation();
  const [isPutAway, setPutAway] = useState(false);
  const next = course && nextUp([course]);
  if (userId === undefined || !next || isPutAway || answer?.is_seen !== false) return null;
  const putAway = () => {
    setPutAway(true);
    void save({ params: { id: userId }, body: { name } });
  };
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
