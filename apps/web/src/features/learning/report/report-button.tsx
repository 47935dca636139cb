import { useState } from "react";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useUserId } from "#web/shared/state/use-user.ts";
import { Button, IconButton } from "#web/shared/ui/button.tsx";
import { LazyPart } from "#web/shared/ui/lazy-part.tsx";
import { prefetchSheet, Sheet } from "#web/shared/ui/sheet.tsx";
import styles from "./report-button.module.css";
import { NEW_REPORT, type AskedQuestion } from "./question-report.ts";

async function load() {
  const [{ ReportSheet }] = await Promise.all([import("./report-sheet.tsx"), loadMessages(["learning/report"])]);
  return ReportSheet;
}

function prefetch(): void {
  prefetchSheet();
  // A failure shows when the sheet is opened.
  load().catch(() => undefined);
}

interface ReportButtonProps extends AskedQuestion {
  look: "icon" | "words";
}

/** Opens the sheet in which a question is reported. What is written stays while the question is on the screen. Guests have none: nobody could delete it for them. */
export function ReportButton({ look, ...question }: ReportButtonProps) {
  const t = useT();
  const isGuest = useUserId() === null;
  const [isOpen, setOpen] = useState(false);
  const [report, setReport] = useState(NEW_REPORT);
  if (isGuest) return null;
  const button = {
    "aria-haspopup": "dialog",
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: () => {
      if (report.stage === "deleted") setReport(NEW_REPORT);
      setOpen(true);
    },
  } as const;
  const close = () => setOpen(false);
  return (
    <>
      {look === "icon" ? (
        <IconButton
          icon="flag"
          label={t("items.report")}
          title={t("items.report")}
          className={styles.icon}
          {...button}
        />
      ) : (
        <Button look="quiet" icon="flag" className={styles.words} {...button}>
          {t("items.report")}
        </Button>
      )}
      <Sheet isOpen={isOpen} onClose={close} title={t("items.report")}>
        <LazyPart load={load} props={{ question, report, onChange: setReport, onClose: close }} />
      </Sheet>
    </>
  );
}
