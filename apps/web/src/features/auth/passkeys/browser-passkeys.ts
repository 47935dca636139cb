import type { AuthShapes } from "@candlewise/contracts/auth/schemas";
import type { CallArguments, CallResult } from "@candlewise/contracts/endpoint";
import { startAuthentication, startRegistration, WebAuthnAbortService, WebAuthnError } from "@simplewebauthn/browser";
import { AuthFailure } from "../auth-errors.ts";

type Assertion = CallArguments<AuthShapes["signInWithPasskey"]>["body"]["credential"];
type Registration = CallArguments<AuthShapes["registerPasskey"]>["body"]["credential"];

const isDeclined = (error: unknown) =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/** Null when the person thought better of it, or another request took the place of this one. */
async function unlessDeclined<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (isDeclined(error)) return null;
    throw error;
  }
}

const identityOf = ({ id, rawId, type }: Pick<Assertion, "id" | "rawId" | "type">) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
});

/**
 * Asks the browser for a passkey of this site. With `isAutofill` it waits, without a dialog, until one is chosen among what the browser
 * offers to fill in.
 * @throws AuthFailure `passkey_rejected` when there is none that works here.
 */
export async function askForPasskey(
  optionsJSON: CallResult<AuthShapes["createPasskeySignInOptions"]>,
  isAutofill: boolean,
): Promise<Assertion | null> {
  const ask = () => startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
  const answer = await unlessDeclined(ask).catch(() => {
    throw new AuthFailure("passkey_rejected");
  });
  if (answer === null) return null;
  const { userHandle, clientDataJSON, authenticatorData, signature } = answer.response;
  if (userHandle === undefined) throw new AuthFailure("passkey_rejected");
  return { ...identityOf(answer), response: { userHandle, clientDataJSON, authenticatorData, signature } };
}

export type Making = { readonly credential: Registration } | "declined" | "there already";

/**
 * Has the browser make a passkey.
 * @throws AuthFailure `passkey_rejected` when it cannot.
 */
export async function makePasskey(optionsJSON: CallResult<AuthShapes["createPasskeyOptions"]>): Promise<Making> {
  try {
    const answer = await unlessDeclined(() => startRegistration({ optionsJSON }));
    if (answer === null) return "declined";
    const { clientDataJSON, attestationObject, transports } = answer.response;
    return {
      credential: {
        ...identityOf(answer),
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      },
    };
  } catch (error) {
    const isThere = error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    if (isThere) return "there already";
    throw new AuthFailure("passkey_rejected");
  }
}

/** Ends the request that waits, if any. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();
