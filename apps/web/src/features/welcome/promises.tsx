import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Tile } from "#web/shared/ui/tinted.tsx";
import styles from "./promises.module.css";

const PROMISES = [
  { name: "lessons", icon: "learn" },
  { name: "charts", icon: "chart" },
  { name: "practice", icon: "target", of: "simulator" },
  { name: "plain", icon: "check" },
] as const satisfies readonly { name: string; icon: IconName; of?: "simulator" }[];

/** What Candlewise is. Nothing is said of the simulator where it is hidden (S6.10). */
export function Promises({ hidesSimulator }: { hidesSimulator: boolean }) {
  const t = useT();
  const shown = PROMISES.filter((promise) => !(hidesSimulator && "of" in promise));
  return (
    <Stack as="section" gap={4} aria-labelledby="promises">
      <h2 id="promises">{t("welcome.what.title")}</h2>
      <Stack as="ul" gap={5} className={styles.promises}>
        {shown.map((promise) => (
          <li key={promise.name} data-of={"of" in promise ? promise.of : undefined}>
            <Tile tone={promise.name === "plain" ? "right" : "violet"}>
              <Icon name={promise.icon} />
            </Tile>
            <span>
              <strong>{t(`welcome.what.${promise.name}`)}</strong>
              <br />
              {t(`welcome.what.${promise.name}Text`)}
            </span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
