import { Card } from "#web/shared/ui/card.tsx";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Strokes } from "#web/shared/ui/strokes.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tile } from "#web/shared/ui/tinted.tsx";
import styles from "./install-steps.module.css";

export type AppSystem = "iOS" | "Android";

const STEPS = {
  iOS: [
    ["share", "funnel.app.ios.share"],
    ["plus", "funnel.app.ios.add"],
    ["check", "funnel.app.ios.confirm"],
  ],
  Android: [
    ["more", "funnel.app.android.menu"],
    ["plus", "funnel.app.android.add"],
    ["check", "funnel.app.android.confirm"],
  ],
} as const satisfies Record<AppSystem, readonly (readonly [IconName | "share" | "more", MessageKey])[]>;

/** How to add the app to the home screen of a phone manually. */
export function InstallSteps({ system }: { system: AppSystem }) {
  const t = useT();
  return (
    <Stack as="ol" gap={3}>
      {STEPS[system].map(([icon, key], index) => (
        <Card as="li" key={key} className={styles.step}>
          <Tile size="small" tone="solid" aria-hidden="true">
            {index + 1}
          </Tile>
          <Text as="span" weight={600}>
            {t(key)}
          </Text>
          <Tile tone="sunken" aria-hidden="true">
            {icon === "share" || icon === "more" ? <SystemIcon name={icon} /> : <Icon name={icon} size={22} />}
          </Tile>
        </Card>
      ))}
    </Stack>
  );
}

/** The two buttons to look for, drawn as the browsers draw them. */
function SystemIcon({ name }: { name: "share" | "more" }) {
  return name === "share" ? (
    <Strokes path="M12 15V3M8 6.500 12 3l4 3.500M7 10H5.500v10.500h13V10H17" size={22} width={2} />
  ) : (
    <Strokes path="M12 5v.1M12 12v.1M12 19v.1" size={22} width={4} />
  );
}
