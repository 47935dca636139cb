export const messages = {
  "terms.sheet.first": "Before you continue",
  "terms.sheet.updated": "We’ve updated our terms",
  "terms.sheet.read": "Read the full terms",
  "terms.sheet.agree": "I agree",
  "terms.sheet.later": "Not now",
  "terms.failed": "We couldn’t save your consent. Check your connection and try again.",
  "terms.point.practice": "All money in Candlewise is practice money. You can’t deposit it or withdraw it.",
  "terms.point.advice": "We teach; we don’t give advice. What you do with real money is your decision.",
  "terms.point.data": "We use your data to help you learn. Download or delete it anytime.",

  "terms.title": "Terms and privacy",
  "terms.lead": "Effective November 1, 2026. Short on purpose: everything that matters is here.",
  "terms.part.practice": "Practice money only",
  "terms.text.practice":
    "Candlewise is a place to learn. Balances, gains and losses are simulated; they have no value and can’t be exchanged for anything. We don’t hold money or place trades for you.",
  "terms.part.advice": "No investment advice",
  "terms.text.advice":
    "Lessons, figures and examples explain how markets work. Nothing here tells you to buy or sell anything, and past prices say little about future ones. Most people who trade often lose money. Before you risk any, talk to a licensed professional where you live.",
  "terms.part.account": "Your account",
  "terms.text.account":
    "One person, one account. Keep your password to yourself; we never ask for it outside the app. If someone else has been in your account, tell us and sign them out under “Sign-in and security”.",
  "terms.part.conduct": "How we treat each other",
  "terms.text.conduct":
    "Others may see your name and picture. Don’t use any that insult, deceive or belong to someone else. Don’t disrupt the service or use bots to get results. Breaking this rule can cost you your account.",
  "terms.part.data": "What we keep, and why",
  "terms.text.data":
    "Your email, to sign you in and reach you. Your name, picture and settings, to show them. Your answers and what you completed, to continue where you left off. The devices you’re signed in on, so you can sign them out. We store passwords only in a form that can’t be reversed. We sell none of this and show no ads.",
  "terms.part.rights": "Your data is yours",
  "terms.text.rights":
    "In your profile you can download everything we keep about you, correct it and delete your account. After a grace period, everything is erased for good.",
  "terms.part.service": "The service",
  "terms.text.service":
    "We work to keep lessons accurate and the app running, and we fix mistakes as soon as we learn of them. We can’t promise that nothing will ever fail.",
  "terms.part.changes": "If these terms change",
  "terms.text.changes":
    "We’ll ask you before a new version applies to you. If you don’t agree, you can take your data with you and delete your account.",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    terms: typeof messages;
  }
}
