export const messages = {
  "task.fallback": "This task isn’t translated yet. You’re reading it in English.",
  "task.steps": "What to do",
  "task.progress": "{done} of {count, plural, one {# step} other {# steps}} done",
  "task.practice": "Practice market, virtual money. We check your account automatically.",
  "task.soFar": "So far: {measured}",
  "task.sectors": "{count, plural, one {So far: # sector} other {So far: # sectors}}",
  "task.done": "Done",
  "task.open": "Still to do",
  "task.go.market": "Open the market",
  "task.go.portfolio": "Open your portfolio",
  "task.go.journal": "Open the journal",
  "task.complete": "Complete the task",
  "task.completed": "You’ve completed this.",
  "task.problem.incomplete": "Your account no longer shows every step. Check the marks above.",
  "task.problem.failed": "That didn’t go through. Try again.",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    "learning/task": typeof messages;
  }
}
