export const messages = {
  "tours.step": "Step {at} of {count}",
  "tours.next": "Next",
  "tours.skip": "Skip",
  "tours.done": "Got it",

  "tours.learn.path": "Your path",
  "tours.learn.pathText": "Each stop is a short lesson. Tap the glowing stop; tap » to test out of a chapter.",
  "tours.learn.today": "Your day",
  "tours.learn.todayText": "The ring fills with each lesson until you reach your daily goal. Set it in your profile.",
  "tours.learn.courses": "Everything else",
  "tours.learn.coursesText": "Every course lives here, on your path or not.",

  "tours.lesson.pages": "One idea per page",
  "tours.lesson.pagesText": "The bar shows how far you’ve come. Nothing is timed.",
  "tours.lesson.press": "One button",
  "tours.lesson.pressText":
    "It checks your answer and moves on. A wrong answer costs nothing: you see why and learn from it.",
  "tours.lesson.leave": "Leave anytime",
  "tours.lesson.leaveText": "We save your place and your answers, even offline.",

  "tours.courses.order": "Courses in order",
  "tours.courses.orderText": "A course’s candle fills as you learn. Courses on your path come first.",
  "tours.courses.short": "Short courses",
  "tours.courses.shortText": "They take minutes and need no background.",

  "tours.profile.you": "This is you",
  "tours.profile.youText": "Tap the picture to choose another or upload your own.",
  "tours.profile.skyline": "Your weeks",
  "tours.profile.skylineText": "Every week is a candle. It grows with what you complete.",
  "tours.profile.data": "Your data is yours",
  "tours.profile.dataText": "Download it all here, or delete your account.",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    tours: typeof messages;
  }
}
