export const messages = {
  "plan.title": "Your study plan",
  "plan.done": "Done by {date}",
  "plan.week": "{count, plural, one {# day of learning a week} other {# days of learning a week}}",
  "plan.fact.lessons": "{count, plural, one {# lesson a day} other {# lessons a day}}",
  "plan.fact.day": "About {duration} a day",
  "plan.fact.days": "{count, plural, one {# day a week} other {# days a week}}",
  "plan.fact.free": "The others are yours",
  "plan.fact.left": "{count, plural, one {# lesson} other {# lessons}}",
  "plan.fact.whole": "{duration} in all",
  "plan.first": "You begin with",
  "plan.placement": "You know some of it already: on the path, “Jump here” tests you and skips what you can do.",
  "plan.why":
    "The plan counts the lessons of your path and the time they take. It moves with you: a missed day shifts the date, nothing is lost.",
  "plan.start": "Start learning",
  "plan.line": "{lessons} · done by {date}",
  "plan.lessonsADay": "{count, plural, one {# lesson a day} other {# lessons a day}}",
  "plan.empty.title": "No plan yet",
  "plan.empty.text": "There is nothing left on your path, or no goal is chosen. A goal makes a plan.",
  "plan.empty.action": "Choose a goal",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    "funnel/plan": typeof messages;
  }
}
