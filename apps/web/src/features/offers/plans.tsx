import type { ReactNode } from "react";
import { useVisibility } from "#web/shared/geo/use-visibility.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { PlanList, type PlanListProps } from "./plan-list.tsx";
import styles from "./plans.module.css";

const INCLUDED = ["courses", "lessons", "simulator", "analyses"] as const;

/** What can be bought, beside what stays free. Nothing is chosen beforehand; `children` is the way on without a plan. */
export function Plans({ children, ...list }: PlanListProps & { children: ReactNode }) {
  const t = useT();
  const { hidesSimulator } = useVisibility();
  return (
    <Stack gap={6} className={styles.screen}>
      <Stack gap={3}>
        <Text as="h1" size={9}>
          {t("offers.promise")}
        </Text>
        <ul className={styles.included}>
          {INCLUDED.filter((what) => what !== "simulator" || !hidesSimulator).map((what) => (
            <li key={what}>
              <Icon name="check" size={20} />
              {t(`offers.includes.${what}`)}
            </li>
          ))}
        </ul>
      </Stack>
      <PlanList {...list} />
      <Stack as="section" gap={2}>
        <h2>{t("offers.free.title")}</h2>
        <Text tone="muted">{t(hidesSimulator ? "offers.free.textWithoutSimulator" : "offers.free.text")}</Text>
      </Stack>
      {children}
    </Stack>
  );
}
