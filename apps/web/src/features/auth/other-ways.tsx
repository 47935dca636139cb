import type { Session } from "@candlewise/contracts/auth/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useSendLoginLinkMutation } from "./api.ts";
import styles from "./other-ways.module.css";
import { canUsePasskeys, usePasskeyAutofill, usePasskeySignIn } from "./passkeys/use-passkey-sign-in.ts";
import { ProblemNotice } from "./problem-notice.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";
import { useSubmission } from "./use-submission.ts";

interface OtherWaysProps {
  /** The email of the form; null when it is none, which the form then says. */
  readEmail: () => Promise<string | null>;
  onLinkSent: (email: string) => void;
  onSignedIn: (session: Session) => void;
}

/** Signing in without the password: by a mailed link, or with a passkey. */
export function OtherWays({ readEmail, onLinkSent, onSignedIn }: OtherWaysProps) {
  const t = useT();
  const isHydrated = useIsHydrated();
  const signIn = usePasskeySignIn();
  const [sendLink] = useSendLoginLinkMutation();
  const link = useSubmission<string>(async (email) => {
    await sendLink({ body: { email } }).unwrap();
    onLinkSent(email);
  });
  const passkey = useSubmission<() => Promise<Session | null>>(async (ask) => {
    const session = await ask();
    if (session) onSignedIn(session);
  });
  usePasskeyAutofill({ onSignedIn, onRefused: (error) => void passkey.submit(() => Promise.reject(error)) });
  const mailLink = async () => {
    passkey.clear();
    const email = await readEmail();
    if (email !== null) await link.submit(email);
  };
  const askForPasskey = () => {
    link.clear();
    void passkey.submit(signIn);
  };
  return (
    <Stack gap={4}>
      <Text size={2} weight={600} tone="muted" className={styles.or}>
        {t("auth.signIn.or")}
      </Text>
      <ProblemNotice problem={link.problem ?? passkey.problem} />
      <div className={styles.buttons}>
        <Button
          look="secondary"
          icon="mail"
          isBusy={link.isBusy}
          disabled={!isHydrated}
          onClick={() => void mailLink()}
        >
          {t("auth.signIn.link")}
        </Button>
        {(!isHydrated || canUsePasskeys()) && (
          <Button look="secondary" icon="lock" isBusy={passkey.isBusy} disabled={!isHydrated} onClick={askForPasskey}>
            {t("auth.signIn.passkey")}
          </Button>
        )}
      </div>
    </Stack>
  );
}
