export const messages = {
  "profile.title": "Profile",
  "profile.since": "Member since {date}",
  "profile.edit": "Change user name",
  "profile.username": "User name",
  "profile.usernameHint": "3 to 20 letters a to z, digits, dots or underscores.",
  "profile.save": "Save",
  "profile.cancel": "Cancel",
  "profile.username.taken": "This user name is taken. Choose another.",
  "profile.username.reserved": "This user name is kept back. Choose another.",
  "profile.username.failed": "The name was not saved. Check your connection and try again.",

  "profile.learned.title": "What you learned",
  "profile.learned.lessons": "{count, plural, one {Lesson} other {Lessons}}",
  "profile.learned.excellent": "Without a mistake",
  "profile.learned.quizzes": "{count, plural, one {Quiz passed} other {Quizzes passed}}",
  "profile.skyline.title": "Your last {count} weeks",
  "profile.skyline.text": "Each candle is a week. It grows with what you complete and stands on the weeks before.",
  "profile.skyline.empty": "Your first lesson raises the first candle.",
  "profile.skyline.start": "Go to your path",
  "profile.skyline.completed": "Completed",
  "profile.skyline.excellent": "Of these without a mistake",
  "profile.skyline.weeks": "Week",
  "profile.skyline.week": "Week of {date}",

  "profile.today.title": "Today",
  "profile.today.count": "{done} of {target}",
  "profile.today.label": "Lessons today: {done} of {target}",
  "profile.today.open": "{left, plural, one {One lesson to your goal.} other {# lessons to your goal.}}",
  "profile.today.met": "Your goal is met. What comes now is extra.",

  "profile.settings.title": "Settings",
  "profile.settings.goal": "What you learn for",
  "profile.settings.noGoal": "Not chosen yet",
  "profile.settings.daily": "Daily goal",
  "profile.settings.dailyValue": "{count, plural, one {# lesson a day} other {# lessons a day}}",
  "profile.settings.more": "One lesson more",
  "profile.settings.less": "One lesson less",
  "profile.settings.theme": "Theme",
  "profile.settings.theme.system": "System",
  "profile.settings.theme.light": "Light",
  "profile.settings.theme.dark": "Dark",
  "profile.settings.sound": "Sounds",
  "profile.settings.zone": "Time zone",
  "profile.settings.zoneText": "Your day ends at midnight here. It moves with the device you learn on.",
  "profile.settings.useZone": "Use {zone}",
  "profile.settings.failed": "This was not saved and is back as it was. Check your connection and try again.",
  "profile.settings.languageFailed": "The language changed on this device only. It could not be saved to your account.",
  "profile.signOut": "Sign out",
  "profile.signOut.failed": "You are still signed in: the server cannot be reached. Try again when you are online.",

  "profile.goal.wealth_growth": "Grow savings",
  "profile.goal.investing": "Invest in companies",
  "profile.goal.trading": "Trade with limits",
  "profile.goal.crypto": "Understand crypto",
  "profile.goal.ai_trading": "Trade with AI",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    profile: typeof messages;
  }
}
