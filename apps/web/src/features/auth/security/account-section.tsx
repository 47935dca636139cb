import type { User } from "@candlewise/contracts/auth/schemas";
import { useEffect, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { useChangeEmailMutation, useGetSecurityQuery } from "../api.ts";
import { EmailCodeForm, EmailForm, PasswordForm, prefetchForms } from "./lazy-forms.ts";
import { Missing, Section } from "./section.tsx";
import { Badge, SecurityRow } from "./security-row.tsx";
import { useSettledFocus } from "./use-settled-focus.ts";

/** The address and the password of the account. */
export function AccountSection({ user }: { user: User }) {
  const t = useT();
  const { data, ...loading } = useGetSecurityQuery();
  useEffect(() => prefetchForms(), []);
  return (
    <Section title={t("security.account.title")}>
      {data ? (
        <>
          <EmailRow
            email={user.email}
            isVerified={data.is_email_verified}
            hasPassword={data.has_password}
            pending={data.pending_email}
          />
          <PasswordRow email={user.email} hasPassword={data.has_password} />
        </>
      ) : (
        <Missing {...loading} />
      )}
    </Section>
  );
}

interface EmailRowProps {
  email: string;
  isVerified: boolean;
  hasPassword: boolean;
  /** The address that waits for its code. */
  pending: string | null;
}

function EmailRow({ email, isVerified, hasPassword, pending }: EmailRowProps) {
  const t = useT();
  const [opened, setOpened] = useState<"change" | "verify" | null>(null);
  const opener = useSettledFocus(opened !== null);
  const [changeEmail, { isLoading }] = useChangeEmailMutation();
  const close = () => setOpened(null);
  const sendCode = async () => {
    // A session that the password did not open has to give it first.
    if ((await changeEmail({ body: { email } })).error) setOpened("verify");
  };
  const form = () => {
    if (opened) {
      const first = opened === "verify" ? email : (pending ?? "");
      return <EmailForm email={first} hasPassword={hasPassword} onDone={close} />;
    }
    return pending && <EmailCodeForm email={pending} isOwn={pending === email} />;
  };
  return (
    <SecurityRow
      glyph="mail"
      title={t("security.email")}
      badge={
        <Badge isGood={isVerified}>{t(isVerified ? "security.email.verified" : "security.email.unverified")}</Badge>
      }
      actions={
        opened === null && (
          <>
            {!isVerified && pending === null && (
              <Button look="quiet" isBusy={isLoading} onClick={() => void sendCode()}>
                {t("security.email.verify")}
              </Button>
            )}
            <Button
              ref={opener}
              look="quiet"
              aria-label={t("security.email.change")}
              onClick={() => setOpened("change")}
            >
              {t("auth.signUp.change")}
            </Button>
          </>
        )
      }
      form={form()}
    >
      <bdi>{email}</bdi>
    </SecurityRow>
  );
}

function PasswordRow({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const opener = useSettledFocus(isOpen);
  return (
    <SecurityRow
      glyph="password"
      title={t("auth.field.password")}
      actions={
        !isOpen && (
          <Button
            ref={opener}
            look="quiet"
            aria-label={t(hasPassword ? "security.password.change" : "security.password.set")}
            onClick={() => setOpen(true)}
          >
            {t(hasPassword ? "auth.signUp.change" : "security.password.choose")}
          </Button>
        )
      }
      form={isOpen && <PasswordForm email={email} hasPassword={hasPassword} onDone={() => setOpen(false)} />}
    >
      {t(hasPassword ? "security.password.is" : "security.password.none")}
    </SecurityRow>
  );
}
