import { useT } from "#web/shared/i18n/use-t.tsx";
import button from "./compare-button.module.css";
import { Icon } from "#web/shared/ui/icon.tsx";
import { SheetButton } from "#web/shared/ui/sheet-button.tsx";

const load = async () => (await import("./compare-panel.tsx")).ComparePanel;

/** Opens the list of the other analyses, to set one beside this one. */
export function CompareButton({ id }: { id: string }) {
  const t = useT();
  return (
    <SheetButton title={t("findings.compare.with")} load={load} panel={() => ({ id })} className={button.button}>
      <Icon name="chart" size={20} />
      {t("findings.compare")}
    </SheetButton>
  );
}
