import type { AuthShapes } from "@candlewise/contracts/auth/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import { useRef, useState } from "react";
import { formatDateTime } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT, type Translate } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { ConfirmDialog } from "#web/shared/ui/confirm-dialog.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from "../api.ts";
import { Missing, Section } from "./section.tsx";
import { Badge, SecurityRow } from "./security-row.tsx";
import { useTask } from "./use-task.ts";

type OpenSession = CallResult<AuthShapes["listSessions"]>["sessions"][number];

/** Such as "Firefox on Windows", as far as it is known. */
function nameOf(t: Translate, { browser, system }: OpenSession): string {
  if (browser && system) return t("security.device.on", { browser, system });
  return browser ?? system ?? t("security.device.unknown");
}

/** Where one is signed in; other places can be signed out. */
export function DevicesSection() {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, ...loading } = useListSessionsQuery();
  const sessions = data?.sessions ?? [];
  const others = sessions.filter((session) => !session.is_current).length;
  const onGone = () => heading.current?.focus();
  return (
    <Section
      ref={heading}
      title={t("security.devices.title")}
      text={t("security.devices.text")}
      actions={others > 0 && <EndOthers onGone={onGone} />}
    >
      {data ? (
        sessions.map((session) => <DeviceRow key={session.id} session={session} onGone={onGone} />)
      ) : (
        <Missing {...loading} />
      )}
    </Section>
  );
}

function DeviceRow({ session, onGone }: { session: OpenSession; onGone: () => void }) {
  const t = useT();
  const language = useLanguage();
  const [end] = useEndSessionMutation();
  const { run, isBusy } = useTask();
  const name = nameOf(t, session);
  const signOut = () =>
    run(async () => {
      await end({ params: { id: session.id } }).unwrap();
      toast(t("security.devices.ended", { device: name }), { variant: "success" });
      onGone();
    });
  const date = formatDateTime(new Date(session.last_used_at), language);
  return (
    <SecurityRow
      glyph={session.kind}
      title={<bdi>{name}</bdi>}
      badge={session.is_current && <Badge isGood>{t("security.devices.this")}</Badge>}
      actions={
        !session.is_current && (
          <Button
            look="quiet"
            isBusy={isBusy}
            aria-label={t("security.devices.endNamed", { device: name })}
            onClick={() => void signOut()}
          >
            {t("security.devices.end")}
          </Button>
        )
      }
    >
      {t("security.devices.used", { date })}
    </SecurityRow>
  );
}

function EndOthers({ onGone }: { onGone: () => void }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [end] = useEndOtherSessionsMutation();
  const { run, isBusy } = useTask();
  const signOut = () =>
    run(async () => {
      const { ended } = await end({ body: {} }).unwrap();
      toast(t("security.devices.endedAll", { count: ended }), { variant: "success" });
      setAsking(false);
      onGone();
    });
  return (
    <>
      <Button look="danger" icon="logout" isWide onClick={() => setAsking(true)}>
        {t("security.devices.endAll")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t("security.devices.endAllTitle")}
        confirm={t("security.devices.endAllYes")}
        cancel={t("ui.cancel")}
        isBusy={isBusy}
        onConfirm={() => void signOut()}
      >
        <p>{t("security.devices.endAllText")}</p>
      </ConfirmDialog>
    </>
  );
}
