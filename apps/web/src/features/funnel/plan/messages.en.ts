export const messages = {
  "plan.title": "Your study plan",
  "plan.done": "Done by {date}",
  "plan.week": "{count, plural, one {# learning day a week} other {# learning days a week}}",
  "plan.fact.lessons": "{count, plural, one {# lesson a day} other {# lessons a day}}",
  "plan.fact.day": "About {duration} a day",
  "plan.fact.days": "{count, plural, one {# day a week} other {# days a week}}",
  "plan.fact.free": "The rest are days off",
  "plan.fact.left": "{count, plural, one {# lesson} other {# lessons}}",
  "plan.fact.whole": "{duration} in total",
  "plan.first": "You start with",
  "plan.placement": "You know some of this already: on your path, tap » to test out of a chapter.",
  "plan.why":
    "The plan counts the lessons on your path and how long they take. Miss a day and the date moves; nothing is lost.",
  "plan.start": "Start learning",
  "plan.line": "{lessons} · done by {date}",
  "plan.lessonsADay": "{count, plural, one {# lesson a day} other {# lessons a day}}",
  "plan.empty.title": "No plan yet",
  "plan.empty.text": "You’ve finished your path or haven’t chosen a goal. Choose a goal to get a plan.",
  "plan.empty.action": "Choose a goal",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    "funnel/plan": typeof messages;
  }
}
