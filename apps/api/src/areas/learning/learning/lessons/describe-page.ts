import { pageMatcher } from "@candlewise/domain/pages/match-page";
import type { DescribePage } from "#api/platform/http/web-routes.ts";
import type { Curriculum } from "../curriculum.ts";

const COURSE = "/courses/:courseId";
const LESSON = "/courses/:courseId/chapters/:chapterId/lessons/:lessonId";
const GLOSSARY = "/glossary";
const find = pageMatcher([{ path: COURSE }, { path: LESSON }, { path: GLOSSARY }]);

/** Shells are in English, and so are the words of a shared link. */
const LANGUAGE = "en";

const describeGlossary = (terms: number) => ({
  path: GLOSSARY,
  title: "Glossary of trading and investing",
  description: `${terms} terms in plain words, with examples in figures and the lessons that teach them.`,
});

/** What a shared link to a lesson or a course shows: the same as its teaser. */
export const describePage =
  (curriculum: Curriculum): DescribePage =>
  (address, hidden) => {
    const match = find(address);
    if (!match) return null;
    if (match.page.path === GLOSSARY)
      return describeGlossary(Object.keys(curriculum.view(LANGUAGE, hidden).glossary).length);
    const { courseId = "", lessonId } = match.params;
    const view = curriculum.view(LANGUAGE, hidden);
    const course = view.courses.get(courseId);
    if (!course) return null;
    if (lessonId === undefined) {
      return { path: `/courses/${course.id}`, title: course.title, description: course.summary };
    }
    const place = view.places.get(lessonId);
    const lesson = view.lesson(lessonId);
    if (!lesson || place?.course.id !== course.id || place.chapter.id !== match.params["chapterId"]) return null;
    const path = `/courses/${course.id}/chapters/${place.chapter.id}/lessons/${lessonId}`;
    return { path, title: lesson.title, description: lesson.summary };
  };
