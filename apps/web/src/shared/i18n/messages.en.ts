export const messages = {
  "ui.close": "Close",
  "ui.back": "Back",
  "ui.home": "Candlewise, to your path",
  "ui.retry": "Try again",
  "ui.loading": "Loading",
  "ui.language": "Language",
  "ui.showPassword": "Show password",
  "ui.hidePassword": "Hide password",
  "ui.dismiss": "Dismiss",
  "ui.error.title": "This did not load",
  "ui.error.text": "Nothing is lost. Check your connection and try again.",
  "ui.error.offlineTitle": "You are offline",
  "ui.error.offlineText": "What you opened before is still here. The rest comes back with your connection.",
  "ui.offline": "You are offline. Opened lessons still work.",
  "ui.offlineQueued":
    "{count, plural, one {# change will be sent when you are online.} other {# changes will be sent when you are online.}}",
  "ui.asOf": "As of {time}, no connection.",
  "ui.offlineSending": "Sending what you did offline",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    shared: typeof messages;
  }
}
