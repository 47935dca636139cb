import { useId } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { SPEEDS, type Player, type PlayerState } from "./player.ts";
import styles from "./controls.module.css";

const NAMES = SPEEDS.map(String);

/** Play, pause, one bar more, and how fast. */
export function Controls({ player, state }: { player: Player; state: PlayerState }) {
  const t = useT();
  const keysId = useId();
  const isOnline = useIsOnline();
  const { isPlaying, speed } = state;
  return (
    <section className={styles.controls} aria-label={t("replay.controls")} aria-describedby={keysId}>
      <Button
        className={styles.play ?? ""}
        disabled={!isOnline}
        icon={isPlaying ? "pause" : "play"}
        onClick={() => (isPlaying ? void player.pause() : player.play())}
      >
        {t(isPlaying ? "replay.pause" : "replay.play")}
      </Button>
      <Button
        look="secondary"
        icon="jump"
        className={styles.next ?? ""}
        disabled={!isOnline || isPlaying}
        onClick={() => void player.step()}
      >
        <span className={styles.nextText}>{t("replay.step")}</span>
      </Button>
      <div className={styles.speed} dir="ltr">
        <Segmented
          label={t("replay.speed")}
          options={NAMES.map((value) => ({ value, label: `${value}×` }))}
          value={String(speed)}
          onChange={(value) => {
            const wanted = SPEEDS.find((each) => String(each) === value);
            if (wanted) player.setSpeed(wanted);
          }}
        />
      </div>
      <Text id={keysId} size={2} tone="muted" className={styles.keys}>
        {t("replay.keys")}
      </Text>
    </section>
  );
}
