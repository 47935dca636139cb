import type { Glossary } from "@candlewise/contracts/learning/schemas";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import type { CurriculumView } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";

/** The terms are the same for everybody with the same view. */
const shown = new WeakMap<CurriculumView, Glossary>();

/** Every term that the country does not hide, with the lessons that teach it. */
export function showGlossary(
  { curriculum }: Pick<LearningDependencies, "curriculum">,
  { language, hidden }: CallContext,
): Glossary {
  const view = curriculum.view(language, hidden);
  const glossary = shown.get(view) ?? presentGlossary(view);
  shown.set(view, glossary);
  return glossary;
}

function presentGlossary(view: CurriculumView): Glossary {
  const lessonsOf = new Map<string, { id: string; title: string }[]>();
  for (const id of view.places.keys()) {
    const lesson = view.lesson(id);
    for (const term of Object.keys(lesson?.glossary ?? {})) {
      lessonsOf.set(term, [...(lessonsOf.get(term) ?? []), { id, title: lesson?.title ?? "" }]);
    }
  }
  const byTitle = new Intl.Collator(view.language);
  const terms = Object.entries(view.glossary)
    .map(([id, term]) => ({ id, ...term, lessons: lessonsOf.get(id) ?? [] }))
    .toSorted((a, b) => byTitle.compare(a.title, b.title));
  return { terms, language: view.language };
}
