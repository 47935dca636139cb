import { PLACEMENT_PASS_PERCENT, PLACEMENT_QUESTIONS } from "@candlewise/domain/learning/quiz-draw";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Dialog } from "#web/shared/ui/dialog.tsx";
import styles from "./jump-dialog.module.css";
import { neededToPass } from "../quiz/needed.ts";
import { placementHref, type MapNode } from "./map-model.ts";

interface JumpDialogProps {
  /** What would be jumped to; null when nothing is asked. */
  node: Pick<MapNode, "id" | "title"> | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a placement test begins, and says what passing and failing do. */
export function JumpDialog({ node, isOpen, onClose }: JumpDialogProps) {
  const t = useT();
  const questions = PLACEMENT_QUESTIONS;
  const needed = neededToPass(questions, PLACEMENT_PASS_PERCENT);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("learning.jump.title")}>
      {node && (
        <div className={styles.body}>
          <p>{t("learning.jump.text", { questions, needed, title: node.title })}</p>
          <p className={styles.safe}>{t("learning.jump.safe")}</p>
          <div className={styles.answers}>
            <LinkButton to={placementHref(node.id)} isWide>
              {t("learning.jump.start")}
            </LinkButton>
            <Button look="quiet" isWide onClick={onClose}>
              {t("learning.jump.stay")}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
