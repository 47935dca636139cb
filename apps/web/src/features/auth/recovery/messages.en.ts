export const messages = {
  "recovery.forgot.title": "Forgot your password?",
  "recovery.forgot.text": "No problem. Enter your email and we’ll send you a code.",
  "recovery.forgot.submit": "Email me a code",
  "recovery.forgot.remembered": "Remember it now?",

  "recovery.sent.title": "Check your email",
  "recovery.code.sent": "If an account uses this email, a code is on its way. It works for 10 minutes.",
  "recovery.code.field": "6-digit code",
  "recovery.code.hint": "Nothing yet? Check spam.",
  "recovery.code.missing": "Enter the 6-digit code.",
  "recovery.code.submit": "Set password and sign in",
  "recovery.newPassword": "New password",

  "recovery.resend": "Send again",
  "recovery.resendIn": "Send again in {seconds} s",
  "recovery.resent": "Sent again. Use the latest email.",

  "recovery.link.submit": "Email me a new link",
  "recovery.link.sent":
    "If an account uses this email, a link is on its way. It works once, for 10 minutes. You can close this tab.",
  "recovery.link.withPassword": "Sign in with a password",

  "recovery.auto.title": "Sign in with your link",
  "recovery.auto.text": "Tap to sign in. This link works once.",
  "recovery.auto.present": "{email} is signed in here. If the link is for another account, you’ll switch to that one.",
  "recovery.auto.stay": "Stay signed in",
  "recovery.auto.usedTitle": "This link no longer works",
  "recovery.auto.used":
    "It was already used or is over 10 minutes old. Your account is fine. Get a new link to continue.",
  "recovery.auto.missingTitle": "This link is incomplete",
  "recovery.auto.missing":
    "Open it again from the email. Reloading the page removes its secret part, on purpose. Or get a new link.",
  "recovery.auto.havePassword": "Know your password?",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    "auth/recovery": typeof messages;
  }
}
