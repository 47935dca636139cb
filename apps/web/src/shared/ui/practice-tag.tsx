import { useT } from "#web/shared/i18n/use-t.tsx";
import { Tag } from "./tinted.tsx";

/** Says on every screen with a price where that price comes from: the practice market by default. */
export function PracticeTag({ children }: { children?: string }) {
  const t = useT();
  return <Tag>{children ?? t("ui.practice")}</Tag>;
}
