import { lazy } from "react";

const load = () => import("./forms.ts");

/** Fetches the code of the forms before the first is opened; a failure shows when it is. */
export const prefetchForms = (): void => void load().catch(() => undefined);

export const EmailCodeForm = lazy(async () => ({ default: (await load()).EmailCodeForm }));
export const EmailForm = lazy(async () => ({ default: (await load()).EmailForm }));
export const PasskeyNameForm = lazy(async () => ({ default: (await load()).PasskeyNameForm }));
export const PasskeyPasswordForm = lazy(async () => ({ default: (await load()).PasskeyPasswordForm }));
export const PasswordForm = lazy(async () => ({ default: (await load()).PasswordForm }));
