export const messages = {
  "feedback.title": "Send feedback",
  "feedback.lead": "What’s wrong, missing, or good? A real person reads every message.",
  "feedback.label": "Your message",
  "feedback.capture": "Take a screenshot",
  "feedback.choose": "Add a picture",
  "feedback.preview": "Your attached picture",
  "feedback.remove": "Remove the picture",
  "feedback.pictureFailed": "We can’t read this picture. Choose a JPEG, PNG or WebP.",
  "feedback.send": "Send",
  "feedback.problem.empty": "Write a few words first.",
  "feedback.problem.failed": "Your message wasn’t sent. It’s still here; try again in a moment.",
  "feedback.thanks": "Thank you",
  "feedback.outcome.sent": "We got your message. It helps make Candlewise better.",
  "feedback.outcome.queued": "You’re offline. We’ll send your message when you’re back online.",
  "feedback.close": "Done",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    feedback: typeof messages;
  }
}
