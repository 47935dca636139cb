export const messages = {
  "privacy.title": "Your data",
  "privacy.failed": "That didn’t work. Check your connection and try again.",
  "privacy.export.title": "Download my data",
  "privacy.export.text":
    "Everything we keep about you in one ZIP file: profile, answers, progress, pictures. We’ll email you a link that works once.",
  "privacy.export.request": "Prepare my data",
  "privacy.export.again": "Prepare again",
  "privacy.export.tooMany": "You can request your data three times a day. Try again tomorrow.",
  "privacy.export.unverified": "We send your data to a confirmed email only. Confirm yours first.",
  "privacy.export.confirm": "Confirm my email",
  "privacy.export.preparing": "Gathering your data. This takes less than a minute.",
  "privacy.export.ready": "The link is on its way to {email} (requested {at}).",
  "privacy.delete.title": "Delete my account",
  "privacy.delete.row": "You have 14 days to change your mind",
  "privacy.delete.consequence.learning": "Your progress, answers and streak are erased.",
  "privacy.delete.consequence.profile": "Your name, picture and email are erased.",
  "privacy.delete.consequence.devices": "You’re signed out on every device right away.",
  "privacy.delete.consequence.grace":
    "For 14 days you can sign in and keep your account. After that, nobody can bring it back.",
  "privacy.delete.password": "Your password",
  "privacy.delete.press": "Delete my account",
  "privacy.delete.stay": "Back to my profile",
  "privacy.delete.empty": "Enter your password.",
  "privacy.delete.wrong": "Wrong password.",
  "privacy.delete.tooMany": "Too many tries. Wait a while and try again.",
  "privacy.delete.done": "Your account will be deleted in 14 days. Sign in before then if you want to keep it.",
  "privacy.keep.title": "Your account will be deleted on {on}",
  "privacy.keep.text": "Everything is still here. Keep your account and pick up where you left off.",
  "privacy.keep.press": "Keep my account",
  "privacy.keep.done": "Your account won’t be deleted.",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    "profile/privacy": typeof messages;
  }
}
