import type { ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { IconButton } from "#web/shared/ui/button.tsx";
import { CandleScene } from "#web/shared/ui/candle-scene.tsx";
import { useNoCelebrations } from "#web/shared/ui/celebrations/hold.ts";
import { ProgressBar } from "#web/shared/ui/progress.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { TopBar } from "#web/shared/ui/top-bar.tsx";
import { useTitle } from "#web/shared/ui/use-title.ts";
import { lowerBar } from "#web/shared/ui/lower-bars.ts";
import styles from "./player-shell.module.css";

interface PlayerShellProps {
  /** Of the document, and name of the main region. */
  title: string;
  onClose: () => void;
  /** To the page before; null on the first one, absent where there is no way back. */
  onBack?: (() => void) | null;
  /** Done and to be done; without it there is no bar. */
  progress?: { value: number; max: number; label: string; returning?: number };
  /** After the bar: `5/8`. */
  count?: ReactNode;
  children: ReactNode;
  /** What stays in reach of the thumb. */
  dock?: ReactNode;
}

/** The screen of everything that wants full attention: no navigation, a close button, a progress bar, one idea and one action. */
export function PlayerShell({ title, onClose, onBack, progress, count, children, dock }: PlayerShellProps) {
  const t = useT();
  useTitle(title);
  useNoCelebrations();
  return (
    <div className={styles.shell}>
      <div className={styles.scene}>
        <CandleScene />
      </div>
      <TopBar
        back={onClose}
        isClose
        trailing={
          count && (
            <Text as="span" size={4} weight={700} tone="muted" className={styles.count}>
              {count}
            </Text>
          )
        }
      >
        <Row gap={1} className={styles.way}>
          {onBack !== undefined && (
            <IconButton
              icon="back"
              label={t("player.back")}
              className={styles.back}
              data-hidden={onBack === null}
              disabled={onBack === null}
              onClick={() => onBack?.()}
            />
          )}
          {progress && <ProgressBar {...progress} />}
        </Row>
      </TopBar>
      <main id="main" className={styles.main} tabIndex={-1} aria-label={title}>
        <div className={styles.content}>{children}</div>
        {dock}
      </main>
    </div>
  );
}

/** The main button at the lower edge. */
export function Dock({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <Stack gap={3} ref={lowerBar} className={styles.dock} data-hint-target="lesson">
      {note}
      {children}
    </Stack>
  );
}

/** A note above the button: something is saved, or was not sent. */
export function DockNote({ id, tone, children }: { id?: string; tone: "calm" | "fault"; children: ReactNode }) {
  return (
    <p className={styles.note} data-tone={tone} {...(id && { id })} {...(tone === "fault" && { role: "alert" })}>
      {children}
    </p>
  );
}

/** Stands in for the shell while its content is on its way. */
export function PlayerSkeleton({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useT();
  return (
    <PlayerShell title={t("ui.loading")} onClose={onClose} progress={{ value: 0, max: 1, label: t("ui.loading") }}>
      <Stack gap={4} aria-busy="true">
        {children}
      </Stack>
    </PlayerShell>
  );
}
