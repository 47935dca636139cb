import { useT } from "#web/shared/i18n/use-t.tsx";
import { CandleLoader, Skeleton } from "#web/shared/ui/skeleton.tsx";
import { PlayerSkeleton } from "./player-shell.tsx";

/** The shape of a page: its title, a few lines, a figure. */
export function LessonSkeleton({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <PlayerSkeleton onClose={onClose}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="half" />
      <CandleLoader label={t("ui.loading")} />
    </PlayerSkeleton>
  );
}
