import { Button } from "#web/shared/ui/button.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { useSendLoginLinkMutation } from "../api.ts";
import { LetterArt } from "./letter-art.tsx";
import { ResendButton } from "./resend-button.tsx";

/** After a link was asked for: what to do now. */
export function LinkSent({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useT();
  const [sendLink] = useSendLoginLinkMutation();
  return (
    <Stack gap={4}>
      <LetterArt />
      <ResendButton onSend={() => sendLink({ body: { email } }).unwrap()} />
      <Button look="secondary" isWide onClick={onBack}>
        {t("recovery.link.withPassword")}
      </Button>
    </Stack>
  );
}
