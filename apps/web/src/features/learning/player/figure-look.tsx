import type { Lesson, LessonPage } from "@candlewise/contracts/learning/schemas";
import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { LazyFigure } from "./lazy-figure.tsx";

/** The page whose figure a question may be about: the last one before it. Its own page's figure is in sight anyway. */
export function figurePageBefore({ pages }: Pick<Lesson, "pages">, page: LessonPage): LessonPage | null {
  if (page.item === null || page.figure) return null;
  return pages.slice(0, pages.indexOf(page)).findLast(({ figure }) => figure !== null) ?? null;
}

/** Opens the figure of a page over the question, which stays as it is. */
export function FigureLook({ page: { figure, title } }: { page: LessonPage }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (!figure) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t("player.figure", { title: figure.title })}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <LazyFigure figure={figure} />
      </Sheet>
    </>
  );
}
