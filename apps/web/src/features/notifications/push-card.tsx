import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tile } from "#web/shared/ui/tinted.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useStartWorkflowMutation, type Settings } from "./api.ts";
import type { BrowserPush } from "./browser-push.ts";
import { usePush, type PushState } from "./use-push.ts";

interface PushCardProps {
  push: Settings["push"];
  /** That of this browser if absent. */
  browser?: BrowserPush | undefined;
}

/** Push messages on this device: what is possible, and how to turn them on. */
export function PushCard({ push, browser }: PushCardProps) {
  const t = useT();
  const { state, isBusy, hasFailed, turnOn, turnOff } = usePush(push, browser);
  if (state === null) return <Skeleton shape="card" />;
  return (
    <Card as="section" gap={4}>
      <Row gap={4} align="top">
        <Tile tone={state === "on" ? "violet" : "sunken"}>
          <Icon name="bell" size={22} />
        </Tile>
        <Stack gap={1}>
          <h2>{t("notifications.push.title")}</h2>
          <Text as="output" size={4} tone="muted" aria-live="polite">
            {t(`notifications.push.${state}`)}
          </Text>
        </Stack>
      </Row>
      <ProblemAlert>{hasFailed && t("notifications.push.failed")}</ProblemAlert>
      <PushActions state={state} isBusy={isBusy} onTurnOn={() => void turnOn()} onTurnOff={() => void turnOff()} />
    </Card>
  );
}

interface PushActionsProps {
  state: PushState;
  isBusy: boolean;
  onTurnOn: () => void;
  onTurnOff: () => void;
}

function PushActions({ state, isBusy, onTurnOn, onTurnOff }: PushActionsProps) {
  const t = useT();
  const [start, { isLoading }] = useStartWorkflowMutation();
  if (state === "off") {
    return (
      <Button isWide isBusy={isBusy} onClick={onTurnOn}>
        {t("notifications.push.turnOn")}
      </Button>
    );
  }
  if (state !== "on") return null;
  const test = async () => {
    const { data } = await start({ body: { event: "push_test", data_fields: {} } });
    if (data) toast(t("notifications.push.tested"), { variant: "success" });
    else toast(t("notifications.push.notTested"), { variant: "error" });
  };
  return (
    <Row gap={3} wraps>
      <Button look="secondary" isBusy={isLoading} onClick={() => void test()}>
        {t("notifications.push.test")}
      </Button>
      <Button look="quiet" isBusy={isBusy} onClick={onTurnOff}>
        {t("notifications.push.turnOff")}
      </Button>
    </Row>
  );
}
