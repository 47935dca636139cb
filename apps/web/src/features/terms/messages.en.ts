export const messages = {
  "terms.sheet.first": "Before you go on",
  "terms.sheet.updated": "Our terms changed",
  "terms.sheet.read": "Read all of it",
  "terms.sheet.agree": "I agree",
  "terms.sheet.later": "Later",
  "terms.failed": "Your consent could not be saved. Check your connection and try again.",
  "terms.point.practice": "All money in Candlewise is practice money. It cannot be paid in or paid out.",
  "terms.point.advice": "We teach; we do not advise. What you do with real money is your own decision.",
  "terms.point.data": "Your data serves your learning. You can download or delete it at any time.",

  "terms.title": "Terms and privacy",
  "terms.lead": "In force since 1 November 2026. Short on purpose: everything that matters is here.",
  "terms.part.practice": "Practice money only",
  "terms.text.practice":
    "Candlewise is a place to learn. Balances, gains and losses are made up for practice; they have no value and cannot be exchanged for anything. We hold no money and carry out no trade for you.",
  "terms.part.advice": "No investment advice",
  "terms.text.advice":
    "Lessons, figures and examples explain how markets work. Nothing here tells you to buy or sell anything, and past prices say little about later ones. Most people who trade often lose money. Before you risk any, speak with somebody licensed where you live.",
  "terms.part.account": "Your account",
  "terms.text.account":
    "One person, one account. Keep your password to yourself; we never ask for it outside the app. Tell us when somebody else has been in your account, and end their session under sign-in and security.",
  "terms.part.conduct": "Among each other",
  "terms.text.conduct":
    "Others see your name and your picture. Use none that insult, deceive or belong to somebody else. Do not disturb the service or get results by machine. Who does may lose the account.",
  "terms.part.data": "What we keep, and why",
  "terms.text.data":
    "Your e-mail address, to sign you in and to reach you. Your name, picture and settings, to show them. Your answers and what you completed, to continue where you were. The devices you are signed in on, so that you can end a session. Passwords are kept only in a form that cannot be turned back. We sell nothing of this and show no advertising.",
  "terms.part.rights": "Your data is yours",
  "terms.text.rights":
    "In your profile you can download everything we keep about you, correct it, and delete your account. After a time to think it over everything is erased for good.",
  "terms.part.service": "The service",
  "terms.text.service":
    "We work to keep lessons right and the app running, and we correct mistakes as soon as we know of them. We cannot promise that nothing ever fails.",
  "terms.part.changes": "When this changes",
  "terms.text.changes":
    "You are asked before a new version counts for you. If you do not agree you can take your data with you and delete your account.",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    terms: typeof messages;
  }
}
