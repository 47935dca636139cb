import type { ItemOption } from "@candlewise/domain/learning/items";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { KeyCap } from "../common/key-cap.tsx";
import styles from "./categorize-item.module.css";

interface BucketProps {
  bucket: ItemOption;
  number: number;
  /** The entry that a click would place here. */
  pickedName: string | null;
  count: number;
  /** An entry is held over it. */
  isTarget: boolean;
  isLocked: boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

export function Bucket(props: BucketProps) {
  const { bucket, number, pickedName, count, isTarget, isLocked, onClick, onKeyDown, children } = props;
  const t = useT();
  const head = (
    <>
      {!isLocked && (
        <KeyCap className={styles.key} aria-hidden="true">
          {number}
        </KeyCap>
      )}
      <span className={styles.bucketName}>
        <Prose nodes={bucket.text} isPhrase />
      </span>
      <Text as="span" size={2} weight={800} className={styles.count}>
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{t("items.categorize.count", { count })}</span>
      </Text>
    </>
  );
  return (
    <div className={styles.bucket} data-open={pickedName !== null} data-place={bucket.token} data-target={isTarget}>
      {isLocked ? (
        <div className={styles.head}>{head}</div>
      ) : (
        <button
          type="button"
          className={styles.head}
          data-bucket
          aria-disabled={pickedName === null}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          {head}
          {pickedName !== null && <span className="sr-only">{t("items.categorize.put", { name: pickedName })}</span>}
        </button>
      )}
      {count > 0 && <div className={styles.content}>{children}</div>}
    </div>
  );
}
