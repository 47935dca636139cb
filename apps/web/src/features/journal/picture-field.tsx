import { useState } from "react";
import { useNavigate } from "#web/shared/routing/router.tsx";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { errorCodeOf, isUnreachable } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { redrawPicture } from "#web/shared/pictures/redraw-picture.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { FileButton } from "#web/shared/ui/file-button.tsx";
import { useDeleteJournalPictureMutation, useSaveJournalPictureMutation } from "./api.ts";
import { Stack } from "#web/shared/ui/stack.tsx";
import styles from "./journal.module.css";

/** Pixels of the longer edge: what the server keeps. */
const LONGEST = 1600;

function problemOf(error: unknown): MessageKey {
  if (isUnreachable(error)) return "journal.picture.offline";
  return errorCodeOf(error) === "picture_unusable" || error instanceof Error
    ? "journal.picture.unusable"
    : "journal.picture.failed";
}

/** Whether something is done with the picture, and what went wrong with it last. */
function useRun() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    await act().catch((error: unknown) => setProblem(problemOf(error)));
    setBusy(false);
  };
  return { isBusy, problem, run };
}

interface PictureFieldProps {
  id: string;
  url: string | null;
  /** The chart from which it can be taken; null before it is known which. */
  chartHref: string | null;
  /** Makes sure that the server has the entry; false when it could not be saved. */
  onNeeded: () => Promise<boolean>;
}

/** A picture of the chart, taken there, or chosen from the files or the camera. */
export function PictureField({ id, url, chartHref, onNeeded }: PictureFieldProps) {
  const t = useT();
  const navigate = useNavigate();
  const { isBusy, problem, run } = useRun();
  const [save] = useSaveJournalPictureMutation();
  const [remove] = useDeleteJournalPictureMutation();
  const take = async (file: File) => {
    const image = await redrawPicture(file, { longest: LONGEST });
    if (await onNeeded()) await save({ params: { id }, body: { image } }).unwrap();
  };
  return (
    <Stack gap={2}>
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer" className={styles.picture}>
          <img src={url} alt={t("journal.picture.alt")} loading="lazy" />
        </a>
      )}
      <div className={styles.chips}>
        {chartHref !== null && (
          <Button
            look="secondary"
            icon="chart"
            isBusy={isBusy}
            onClick={() => void run(async () => (await onNeeded()) && navigate(chartHref))}
          >
            {t("journal.picture.fromChart")}
          </Button>
        )}
        <FileButton
          label={t(url === null ? "journal.picture.add" : "journal.picture.replace")}
          icon="image"
          isBusy={isBusy}
          onFile={(file) => void run(() => take(file))}
        />
        {url !== null && (
          <Button look="quiet" icon="trash" onClick={() => void run(() => remove({ params: { id } }).unwrap())}>
            {t("journal.picture.remove")}
          </Button>
        )}
      </div>
      <ProblemAlert>{problem !== null && t(problem)}</ProblemAlert>
    </Stack>
  );
}
