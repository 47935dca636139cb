export const messages = {
  "ui.close": "Close",
  "ui.back": "Back",
  "ui.home": "Candlewise, go to your path",
  "ui.retry": "Try again",
  "ui.loading": "Loading",
  "ui.language": "Language",
  "ui.showPassword": "Show password",
  "ui.hidePassword": "Hide password",
  "ui.dismiss": "Dismiss",
  "ui.error.title": "Couldn’t load this",
  "ui.error.text": "Nothing is lost. Check your connection and try again.",
  "ui.error.offlineTitle": "You’re offline",
  "ui.error.offlineText": "What you opened before is still here. The rest is back when you’re online.",
  "ui.offline": "You’re offline. Lessons you opened still work.",
  "ui.offlineQueued":
    "{count, plural, one {# change will sync when you’re back online.} other {# changes will sync when you’re back online.}}",
  "ui.asOf": "As of {time}, offline.",
  "ui.offlineSending": "Syncing your progress…",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    shared: typeof messages;
  }
}
