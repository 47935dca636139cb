import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card, ListCard } from "#web/shared/ui/card.tsx";
import { Chip, Chips } from "#web/shared/ui/choice.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { TextLink } from "#web/shared/ui/text-link.tsx";
import type { Settings } from "./api.ts";
import styles from "./kind-settings.module.css";
import type { ChannelName, SettingsChange } from "./use-save-settings.ts";

const CHANNELS: readonly ChannelName[] = ["inbox", "email", "push"];

interface KindSettingsProps {
  settings: Settings;
  onChange: (change: SettingsChange) => void;
}

/** Where each kind of notification goes. */
export function KindSettings({ settings, onChange }: KindSettingsProps) {
  const t = useT();
  return (
    <Stack as="section" gap={3}>
      <h2>{t("notifications.kinds.title")}</h2>
      <Text size={4} tone="muted">
        {t("notifications.kinds.text")}
      </Text>
      <ListCard>
        {settings.kinds.map(({ kind, ...channels }) => (
          <li key={kind} className={styles.kind}>
            <div>
              <Text size={5} weight={700}>
                {t(`notifications.kind.${kind}`)}
              </Text>
              <Text size={4} tone="muted">
                {t(`notifications.kind.${kind}.text`)}
              </Text>
            </div>
            <Chips label={t("notifications.kind.channels", { kind: t(`notifications.kind.${kind}`) })}>
              {CHANNELS.map((channel) => (
                <Chip
                  key={channel}
                  isOn={channels[channel]}
                  onChange={(isOn) => onChange({ kind: { kind, [channel]: isOn } })}
                >
                  {t(`notifications.channel.${channel}`)}
                </Chip>
              ))}
            </Chips>
          </li>
        ))}
      </ListCard>
      {!settings.is_email_confirmed && (
        <Card gap={2}>
          <Text size={4}>{t("notifications.unconfirmed")}</Text>
          <TextLink to="/profile/security">{t("notifications.confirm")}</TextLink>
        </Card>
      )}
    </Stack>
  );
}
