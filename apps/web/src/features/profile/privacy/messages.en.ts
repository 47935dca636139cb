export const messages = {
  "privacy.title": "Your data",
  "privacy.failed": "This did not work. Check your connection and try again.",
  "privacy.export.title": "Download my data",
  "privacy.export.text":
    "Everything we keep about you in one ZIP file: profile, answers, progress, pictures. The link comes by e-mail and works once.",
  "privacy.export.request": "Prepare my data",
  "privacy.export.again": "Prepare again",
  "privacy.export.tooMany": "You can ask for your data three times a day. Please try again tomorrow.",
  "privacy.export.unverified": "Your data goes to a confirmed e-mail address only. Confirm yours first.",
  "privacy.export.confirm": "Confirm my e-mail address",
  "privacy.export.preparing": "We are gathering it. This takes less than a minute.",
  "privacy.export.ready": "The link is on its way to {email} (asked for on {at}).",
  "privacy.delete.title": "Delete my account",
  "privacy.delete.row": "You have 14 days to change your mind",
  "privacy.delete.consequence.learning": "Your progress, your answers and your streak are erased.",
  "privacy.delete.consequence.profile": "Your name, your picture and your e-mail address are erased.",
  "privacy.delete.consequence.devices": "You are signed out on every device at once.",
  "privacy.delete.consequence.grace":
    "For 14 days you can sign in and keep the account. After that nobody can bring it back.",
  "privacy.delete.password": "Your password",
  "privacy.delete.press": "Delete my account",
  "privacy.delete.stay": "Back to my profile",
  "privacy.delete.empty": "Enter your password.",
  "privacy.delete.wrong": "The password is wrong.",
  "privacy.delete.tooMany": "Too many tries. Wait a while and try again.",
  "privacy.delete.done": "Your account will be deleted in 14 days. Sign in before then if you want to keep it.",
  "privacy.keep.title": "Your account will be deleted on {on}",
  "privacy.keep.text": "Everything is still here. Keep the account and go on as if nothing had happened.",
  "privacy.keep.press": "Keep my account",
  "privacy.keep.done": "Your account stays.",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    "profile/privacy": typeof messages;
  }
}
