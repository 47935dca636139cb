import type { Component, CoursePathway } from "@candlewise/contracts/learning/schemas";
import { PLACEMENT_PASS_PERCENT, PLACEMENT_QUESTIONS } from "@candlewise/domain/learning/quiz-draw";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Dialog } from "#web/shared/ui/dialog.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./jump-dialog.module.css";
import { neededToPass } from "../quiz/needed.ts";
import { placementHref } from "./map-model.ts";
import { usePlacementWait, type ClosedPlacement } from "./use-placement-wait.ts";

type Target = Pick<Component, "id" | "title" | "placement_wait">;

interface JumpDialogProps {
  /** What would be jumped to; null when nothing is asked. */
  node: Target | null;
  /** The course it stands in, if that need not be on the path. */
  course?: CoursePathway;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a placement test begins, and says what passing and failing do; while it is closed, when it opens. */
export function JumpDialog({ node, course, isOpen, onClose }: JumpDialogProps) {
  const t = useT();
  const closed = usePlacementWait(node?.placement_wait, course);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(closed ? "learning.jump.closed" : "learning.jump.title")}>
      {node && (
        <Stack gap={3}>
          {closed ? <Closed text={closed.text} /> : <Offer title={node.title} />}
          <Stack gap={2} className={styles.answers}>
            {closed ? <WayIn part={closed.part} /> : <Start id={node.id} />}
            <Button look="quiet" isWide onClick={onClose}>
              {t("learning.jump.stay")}
            </Button>
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}

function Offer({ title }: Pick<Target, "title">) {
  const t = useT();
  const questions = PLACEMENT_QUESTIONS;
  const needed = neededToPass(questions, PLACEMENT_PASS_PERCENT);
  return (
    <>
      <p>{t("learning.jump.text", { questions, needed, title })}</p>
      <Text tone="muted">{t("learning.jump.safe")}</Text>
    </>
  );
}

function Start({ id }: Pick<Target, "id">) {
  const t = useT();
  return (
    <LinkButton to={placementHref(id)} isWide>
      {t("learning.jump.start")}
    </LinkButton>
  );
}

function Closed({ text }: Pick<ClosedPlacement, "text">) {
  const t = useT();
  return (
    <>
      <p>{t("learning.jump.closedWhy")}</p>
      <p>{text}</p>
    </>
  );
}

function WayIn({ part }: Pick<ClosedPlacement, "part">) {
  const t = useT();
  if (!part?.href) return null;
  return (
    <LinkButton to={part.href} isWide>
      {t("learning.goTo", { title: part.title })}
    </LinkButton>
  );
}
