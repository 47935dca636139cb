export const messages = {
  "inApp.title": "Plans",
  "inApp.closed.title": "Open this from the app",
  "inApp.closed.text": "Open the app to see this page, or sign in here instead.",
  "inApp.closed.signIn": "Sign in",
  "inApp.offers.title": "Plans aren’t on sale here yet",
  "inApp.offers.text": "Every lesson is free. Nothing here can charge you.",
  "inApp.offers.plan": "See my plan",
  "inApp.offers.close": "Back to the app",
  "inApp.offers.learn": "Start learning",
  "inApp.plan.title": "My plan",
  "inApp.plan.now": "Current plan",
  "inApp.plan.none": "No subscription",
  "inApp.plan.notSold": "Plans aren’t on sale here yet, so there’s nothing to pay and nothing to cancel.",
  "inApp.plan.included": "What’s included",
  "inApp.plan.included.lessons": "Every lesson of every course",
  "inApp.plan.included.quizzes": "All quizzes and placement tests",
  "inApp.plan.included.path": "Your path and your progress on every device",
  "inApp.plan.learn": "Go to my path",
  "inApp.plan.closed": "Sign in to see your plan",
  "inApp.plan.closedText": "Sign in here, or open this page from the app.",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    "in-app": typeof messages;
  }
}
