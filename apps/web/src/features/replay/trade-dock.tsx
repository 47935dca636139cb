import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Dock } from "#web/shared/ui/page.tsx";
import { prefetchSheet, Sheet } from "#web/shared/ui/sheet.tsx";
import type { Replay } from "./api.ts";
import { Controls } from "./controls.tsx";
import type { Player, PlayerState } from "./player.ts";
import styles from "./controls.module.css";
import { ReplayTicket } from "./ticket.tsx";

/** On screens without room beside the chart: the controls and the ticket, within the thumb's reach. */
export function TradeDock({ replay, player, state }: { replay: Replay; player: Player; state: PlayerState }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    void player.pause();
    setOpen(true);
  };
  return (
    <Dock>
      <div className={styles.dockBar}>
        <Controls player={player} state={state} />
        <Button
          look="violet"
          aria-haspopup="dialog"
          onPointerEnter={prefetchSheet}
          onFocus={prefetchSheet}
          onClick={open}
        >
          {t("replay.trade")}
        </Button>
      </div>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t("replay.trade")}>
        <ReplayTicket replay={replay} player={player} isPlaying={false} onPlaced={() => setOpen(false)} />
      </Sheet>
    </Dock>
  );
}
