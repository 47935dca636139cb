export const messages = {
  "help.title": "FAQ",
  "help.ask": "Still have a question? Send it as feedback from your profile",
  "help.question.money": "Do I need money to learn here?",
  "help.answer.money": "No. You can’t deposit or withdraw real money here.",
  "help.question.start": "Where do I start?",
  "help.answer.start": "Tap the big button on Learn. It opens what’s next for you. A lesson takes a few minutes.",
  "help.question.order": "Why is a lesson locked?",
  "help.answer.order": "It builds on the ones before it. Finish those, or tap » to test out of a chapter.",
  "help.question.wrong": "What happens if I get an answer wrong?",
  "help.answer.wrong": "You see why and move on. You can’t fail a lesson. You can fail a quiz: read up and try again.",
  "help.question.skip": "Can I change my goal?",
  "help.answer.skip": "Yes, in your profile under “Your goal”. What you’ve completed stays completed.",
  "help.question.goal": "When does my day end?",
  "help.answer.goal": "At midnight in your profile’s time zone. It follows your device.",
  "help.question.offline": "Does it work offline?",
  "help.answer.offline": "Lessons you’ve opened do. Your answers stay on your device and sync when you’re back online.",
  "help.question.device": "Can I continue on another device?",
  "help.answer.device": "Yes. Sign in there with the same account, and everything that synced is there.",
  "help.question.signIn": "I can’t sign in. What now?",
  "help.answer.signIn": "Tap “Forgot your password?” on the sign-in page. We’ll email you a code; check spam too.",
  "help.question.leave": "How do I delete my account?",
  "help.answer.leave": "In your profile under “Your data”. You can download everything first.",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    "profile/help": typeof messages;
  }
}
