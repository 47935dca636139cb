import { Suspense, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useCreatePasskeyOptionsMutation, useRegisterPasskeyMutation } from "../api.ts";
import { ProblemNotice } from "../problem-notice.tsx";
import { useSubmission } from "../use-submission.ts";
import { PasskeyPasswordForm } from "./lazy-forms.ts";

/** Makes a passkey and keeps it; `password` shows who is there when the sign-in is not fresh. */
function useAddPasskey() {
  const t = useT();
  const [createOptions] = useCreatePasskeyOptionsMutation();
  const [register] = useRegisterPasskeyMutation();
  return async (password?: string): Promise<void> => {
    const body = password === undefined ? {} : { password };
    const [{ makePasskey }, options] = await Promise.all([
      import("../passkeys/browser-passkeys.ts"),
      createOptions({ body }).unwrap(),
    ]);
    const made = await makePasskey(options);
    if (made === "declined") return;
    if (made === "there already") {
      toast(t("security.passkeys.there"), { variant: "info" });
      return;
    }
    const { name } = await register({ body: made }).unwrap();
    toast(t("security.passkeys.added", { name }), { variant: "success" });
  };
}

/** The password is asked for only when the server wants to see it. */
export function AddPasskey({ hasPassword }: { hasPassword: boolean }) {
  const t = useT();
  const add = useAddPasskey();
  const [asksPassword, setAsksPassword] = useState(false);
  const { submit, isBusy, problem } = useSubmission<void>(() => add());
  const addOrAsk = async () => {
    const found = await submit();
    if (hasPassword && found?.code === "reauthentication_required") setAsksPassword(true);
  };
  if (asksPassword) {
    return (
      <Suspense>
        <PasskeyPasswordForm add={add} onDone={() => setAsksPassword(false)} />
      </Suspense>
    );
  }
  return (
    <>
      <ProblemNotice problem={problem} />
      <Button look="secondary" icon="plus" isWide isBusy={isBusy} onClick={() => void addOrAsk()}>
        {t("security.passkeys.add")}
      </Button>
    </>
  );
}
