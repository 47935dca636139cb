export const messages = {
  "help.title": "Questions and answers",
  "help.ask": "Still a question? Tell us in your profile",
  "help.question.money": "Do I need money to learn here?",
  "help.answer.money": "No. Nothing is paid in here, and nothing can be paid out.",
  "help.question.start": "Where do I start?",
  "help.answer.start": "With the big button on Learn: it opens what comes next for you. A lesson takes a few minutes.",
  "help.question.order": "Why is a lesson locked?",
  "help.answer.order":
    "It builds on the ones before. Finish these, or press a stop with two arrows and show in a short test that you know them already.",
  "help.question.wrong": "What happens when I answer wrong?",
  "help.answer.wrong": "You read why, and go on. A lesson cannot be failed. A quiz can: read up and try again.",
  "help.question.skip": "Can I change my goal?",
  "help.answer.skip": "Yes, in your profile under “What you learn for”. What you completed stays completed.",
  "help.question.goal": "When does my day end?",
  "help.answer.goal": "At midnight in the time zone of your profile. It follows the device you learn on.",
  "help.question.offline": "Does it work without a connection?",
  "help.answer.offline":
    "Lessons you opened before do. Your answers are kept on the device and sent when you are online.",
  "help.question.device": "Can I go on with another device?",
  "help.answer.device": "Yes. Sign in there with the same account; everything that was sent is there.",
  "help.question.signIn": "I cannot sign in. What now?",
  "help.answer.signIn":
    "Ask for a new password on the sign-in page. The letter comes to the address of your account; look among unwanted mail too.",
  "help.question.leave": "How do I leave?",
  "help.answer.leave": "In your profile under “Your data”. You can download everything first.",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    "profile/help": typeof messages;
  }
}
