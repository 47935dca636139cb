// One chunk: who opens one form of this screen has the code of all.
export { EmailCodeForm } from "./email-code-form.tsx";
export { EmailForm } from "./email-form.tsx";
export { PasskeyNameForm } from "./passkey-name-form.tsx";
export { PasskeyPasswordForm } from "./passkey-password-form.tsx";
export { PasswordForm } from "./password-form.tsx";
