import { useState } from "react";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { formatDateTime } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { CandleLoader } from "#web/shared/ui/skeleton.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useGetExportQuery, useRequestExportMutation } from "./api.ts";
import styles from "./privacy.module.css";

/** Milliseconds between two questions how far it is. */
const POLLING = 3000;

function problemOf(error: unknown): MessageKey {
  const code = errorCodeOf(error);
  if (code === "email_unverified") return "privacy.export.unverified";
  return code === "LimitExceededException" ? "privacy.export.tooMany" : "privacy.failed";
}

/** Requests a copy of all stored data, and shows its progress. The link to it goes only to the user's own mailbox. */
export function ExportCard({ email }: { email: string }) {
  const t = useT();
  const language = useLanguage();
  const [isPreparing, setPreparing] = useState(false);
  const { data } = useGetExportQuery(undefined, { pollingInterval: isPreparing ? POLLING : 0 });
  const [request, { isLoading, error }] = useRequestExportMutation();
  const status = data?.status ?? "none";
  if ((status === "preparing") !== isPreparing) setPreparing(status === "preparing");
  const at = data?.requested_at && formatDateTime(new Date(data.requested_at), language);
  return (
    <Card gap={4}>
      <h2>{t("privacy.export.title")}</h2>
      <Text tone="muted">{t("privacy.export.text")}</Text>
      <output className={styles.state}>
        {status === "preparing" && <CandleLoader label={t("privacy.export.preparing")} />}
        {status === "preparing" && t("privacy.export.preparing")}
        {status === "ready" && (
          <>
            <Icon name="mail" size={22} />
            <span>{t("privacy.export.ready", { email, at: at ?? "" })}</span>
          </>
        )}
      </output>
      {error !== undefined && (
        <Text role="alert" size={4} weight={600} tone="loss">
          {t(problemOf(error))}
        </Text>
      )}
      {errorCodeOf(error) === "email_unverified" && (
        <LinkButton isWide to="/profile/security">
          {t("privacy.export.confirm")}
        </LinkButton>
      )}
      {status !== "preparing" && (
        <Button look="secondary" icon="download" isWide isBusy={isLoading} onClick={() => void request({ body: {} })}>
          {t(status === "ready" ? "privacy.export.again" : "privacy.export.request")}
        </Button>
      )}
    </Card>
  );
}
