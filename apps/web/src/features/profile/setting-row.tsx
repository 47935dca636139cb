import type { ReactNode } from "react";
import { Link } from "#web/shared/routing/router.tsx";
import { ListCard } from "#web/shared/ui/card.tsx";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./settings.module.css";

/** The card of all settings; its children are list items. */
export function SettingsList({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return <ListCard aria-busy={isBusy}>{children}</ListCard>;
}

interface SettingRowProps {
  icon: IconName;
  label: string;
  /** Below the label. */
  text?: ReactNode;
  /** Beside the label, or below it with `isStacked`. */
  children: ReactNode;
  isStacked?: boolean;
}

export function SettingRow({ icon, label, text, children, isStacked = false }: SettingRowProps) {
  return (
    <li className={styles.row} data-stacked={isStacked || undefined}>
      <div className={styles.what}>
        <Icon name={icon} size={22} />
        <div>
          <Text size={5} weight={700}>
            {label}
          </Text>
          {text && (
            <Text as="div" size={4} tone="muted">
              {text}
            </Text>
          )}
        </div>
      </div>
      {children}
    </li>
  );
}

interface RowFaceProps {
  icon: IconName;
  label: string;
  text?: string | undefined;
}

function RowFace({ icon, label, text }: RowFaceProps) {
  return (
    <>
      <span className={styles.what}>
        <Icon name={icon} size={22} />
        <span>
          <Text as="span" size={5} weight={700} isBlock>
            {label}
          </Text>
          {text && (
            <Text as="span" size={4} tone="muted" isBlock>
              {text}
            </Text>
          )}
        </span>
      </span>
      <Icon name="forward" size={20} className={styles.chevron ?? ""} />
    </>
  );
}

/** A row that leads to a page of its own. */
export function LinkRow({ icon, label, text, to }: RowFaceProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={styles.row}>
        <RowFace {...{ icon, label, text }} />
      </Link>
    </li>
  );
}

interface ActionRowProps extends RowFaceProps {
  /** It is likely to be pressed. */
  onIntent: () => void;
  onClick: () => void;
}

/** A row that opens something over the page. */
export function ActionRow({ icon, label, text, onIntent, onClick }: ActionRowProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-haspopup="dialog"
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={onClick}
      >
        <RowFace {...{ icon, label, text }} />
      </button>
    </li>
  );
}
