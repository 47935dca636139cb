import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { ConfirmDialog } from "#web/shared/ui/confirm-dialog.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { OverlayButton } from "#web/shared/ui/overlay-button.tsx";
import { EmptyState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useSetParticipationMutation } from "./api.ts";

/** The rules in a few sentences, and the way out. */
export function LeagueRules({ takesPart }: { takesPart: boolean }) {
  const t = useT();
  return (
    <Card as="section" gap={3}>
      <h2>{t("leaderboard.rules.title")}</h2>
      <Text size={4} tone="muted">
        {t("leaderboard.rules.points")}
      </Text>
      <Text size={4} tone="muted">
        {t("leaderboard.rules.week")}
      </Text>
      {takesPart && <Leave />}
    </Card>
  );
}

function Leave() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [save, { isLoading, isError, reset }] = useSetParticipationMutation();
  const open = () => {
    reset();
    setOpen(true);
  };
  const leave = async () => {
    const { error } = await save({ body: { takes_part: false } });
    if (error) return;
    setOpen(false);
  };
  return (
    <>
      <OverlayButton opens="dialog" look="quiet" onClick={open}>
        {t("leaderboard.leave")}
      </OverlayButton>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("leaderboard.leaveTitle")}
        confirm={t("leaderboard.leaveConfirm")}
        cancel={t("leaderboard.leaveCancel")}
        isBusy={isLoading}
        problem={isError && t("leaderboard.notSaved")}
        onConfirm={() => void leave()}
      >
        <p>{t("leaderboard.leaveText")}</p>
        <p>{t("leaderboard.leaveBack")}</p>
      </ConfirmDialog>
    </>
  );
}

/** For learners who left. */
export function LeftLeagues() {
  const t = useT();
  const [save, { isLoading, isError }] = useSetParticipationMutation();
  return (
    <EmptyState
      title={t("leaderboard.left.title")}
      actions={
        <Button isBusy={isLoading} onClick={() => void save({ body: { takes_part: true } })}>
          {t("leaderboard.left.join")}
        </Button>
      }
    >
      {t("leaderboard.left.text")}
      <ProblemAlert>{isError && t("leaderboard.notSaved")}</ProblemAlert>
    </EmptyState>
  );
}
