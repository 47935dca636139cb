import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const load = () => import("./forms.ts");

/** Fetches the code of the forms before the first is opened; a failure shows when it is. */
export const prefetchForms = (): void => void load().catch(() => undefined);

export const EmailCodeForm = lazyComponent(load, "EmailCodeForm");
export const EmailForm = lazyComponent(load, "EmailForm");
export const PasskeyNameForm = lazyComponent(load, "PasskeyNameForm");
export const PasskeyPasswordForm = lazyComponent(load, "PasskeyPasswordForm");
export const PasswordForm = lazyComponent(load, "PasswordForm");
