export const messages = {
  "tours.step": "Step {at} of {count}",
  "tours.next": "Next",
  "tours.skip": "Skip",
  "tours.done": "Got it",

  "tours.learn.path": "Your path",
  "tours.learn.pathText":
    "Each stop is a short lesson. The bright one is next; a stop with two arrows lets you skip ahead with a test.",
  "tours.learn.today": "Your day",
  "tours.learn.todayText":
    "The ring fills with each lesson until your daily goal is met. You set the goal in your profile.",
  "tours.learn.courses": "Everything else",
  "tours.learn.coursesText": "All courses stand here, also those outside your path.",

  "tours.lesson.pages": "One idea a page",
  "tours.lesson.pagesText": "The bar shows how far you are. Nothing is timed.",
  "tours.lesson.press": "One button",
  "tours.lesson.pressText":
    "It checks your answer and goes on. A wrong answer costs nothing: you read why and learn from it.",
  "tours.lesson.leave": "Leave at any time",
  "tours.lesson.leaveText": "Your place and your answers are kept, also without a connection.",

  "tours.courses.order": "Courses in order",
  "tours.courses.orderText": "The candle of a course fills as you learn. Those of your path come first.",
  "tours.courses.short": "Short ones",
  "tours.courses.shortText": "These take minutes and need nothing before them.",

  "tours.profile.you": "This is you",
  "tours.profile.youText": "Press the picture to choose another, or upload your own.",
  "tours.profile.skyline": "Your weeks",
  "tours.profile.skylineText": "Every week is a candle. It grows with what you complete.",
  "tours.profile.data": "Your data is yours",
  "tours.profile.dataText": "Download all of it here, or delete your account.",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    tours: typeof messages;
  }
}
