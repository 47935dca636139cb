export const messages = {
  "recovery.forgot.title": "Forgot your password?",
  "recovery.forgot.text": "It happens. Give your address, and we mail you a code for a new one.",
  "recovery.forgot.submit": "Mail me a code",
  "recovery.forgot.remembered": "Remembered it?",

  "recovery.sent.title": "Look into your mail",
  "recovery.code.sent": "If there is an account with this address, a code is on its way. It works for 10 minutes.",
  "recovery.code.field": "Code from the letter",
  "recovery.code.hint": "Six digits. No letter? Look in the spam folder as well.",
  "recovery.code.missing": "Enter the six digits from the letter.",
  "recovery.code.submit": "Set password and sign in",
  "recovery.newPassword": "New password",

  "recovery.resend": "Send it again",
  "recovery.resendIn": "Send it again in {seconds} s",
  "recovery.resent": "Sent again. Use the newest letter.",

  "recovery.link.submit": "Mail me a new link",
  "recovery.link.sent":
    "If there is an account with this address, a link is on its way. It works once, within 10 minutes. You can close this tab.",
  "recovery.link.withPassword": "Sign in with a password",

  "recovery.auto.title": "Sign in with your link",
  "recovery.auto.text": "One press and you are in, on this device. The link is used up by it.",
  "recovery.auto.present":
    "{email} is signed in here. If the link belongs to another account, that account takes its place.",
  "recovery.auto.stay": "Stay signed in as I am",
  "recovery.auto.usedTitle": "This link no longer works",
  "recovery.auto.used":
    "It was used already, or it is older than 10 minutes. Your account is fine: get a new link and go on.",
  "recovery.auto.missingTitle": "This link is not complete",
  "recovery.auto.missing":
    "Open it from the letter once more: a reload loses its secret part, on purpose. Or get a new link.",
  "recovery.auto.havePassword": "Know your password?",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    "auth/recovery": typeof messages;
  }
}
