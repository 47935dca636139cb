import type { Session } from "@candlewise/contracts/auth/schemas";
import { useEffect, useRef, useState } from "react";
import { useCreatePasskeySignInOptionsMutation, useSignInWithPasskeyMutation } from "../api.ts";

const load = () => import("./browser-passkeys.ts");

/** Milliseconds before the end of a challenge at which a new one takes its place. */
const MARGIN = 30_000;

/** False for browsers without Web Authentication, and in pages that are not from a safe origin. */
export const canUsePasskeys = (): boolean => "PublicKeyCredential" in globalThis;

const canAutofill = async () =>
  canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** Signs in with a passkey that the browser asks for; resolves to null when none was chosen. */
export function usePasskeySignIn(): () => Promise<Session | null> {
  const [createOptions] = useCreatePasskeySignInOptionsMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  return async () => {
    const [{ askForPasskey }, options] = await Promise.all([load(), createOptions({ body: {} }).unwrap()]);
    const credential = await askForPasskey(options, false);
    return credential && signIn({ body: { credential } }).unwrap();
  };
}

interface Offer {
  onSignedIn: (session: Session) => void;
  /** A passkey was chosen and refused. */
  onRefused: (error: unknown) => void;
}

/** Lets the browser offer passkeys among what it fills into the field whose `autocomplete` ends with `webauthn`. */
export function usePasskeyAutofill(offer: Offer): void {
  const [createOptions] = useCreatePasskeySignInOptionsMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  const [round, setRound] = useState(0);
  const latest = useRef(offer);
  useEffect(() => {
    latest.current = offer;
  });
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      if (!(await canAutofill())) return;
      const [{ askForPasskey }, options] = await Promise.all([load(), createOptions({ body: {} }).unwrap()]);
      if (isOver) return;
      timer = setTimeout(() => setRound((count) => count + 1), options.timeout - MARGIN);
      const credential = await askForPasskey(options, true);
      if (!credential || isOver) return;
      const answer = await signIn({ body: { credential } });
      if (answer.error) latest.current.onRefused(answer.error);
      else latest.current.onSignedIn(answer.data);
    };
    // An offer that cannot be made is not missed: the form and the button are there.
    run().catch(() => undefined);
    return () => {
      isOver = true;
      clearTimeout(timer);
      void load().then(({ stopAsking }) => stopAsking());
    };
  }, [createOptions, signIn, round]);
}
