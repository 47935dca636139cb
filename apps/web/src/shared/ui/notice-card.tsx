import type { ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { IconButton } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./notice-card.module.css";

interface NoticeCardProps {
  icon: IconName;
  title: string;
  text: string;
  /** Wraps the words in what they lead to: a button or a link. */
  action: (words: ReactNode, className: string) => ReactNode;
  /** Absent where the notice stays. */
  onDismiss?: (() => void) | undefined;
}

/** Something to do when it suits: one tap does it, another one puts it away. */
export function NoticeCard({ icon, title, text, action, onDismiss }: NoticeCardProps) {
  const t = useT();
  const words = (
    <>
      <Icon name={icon} size={22} />
      <span>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
    </>
  );
  return (
    <div className={styles.notice}>
      {action(words, styles.action ?? "")}
      {onDismiss && <IconButton icon="close" label={t("ui.dismiss")} className={styles.dismiss} onClick={onDismiss} />}
    </div>
  );
}
