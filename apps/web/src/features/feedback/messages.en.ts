export const messages = {
  "feedback.title": "Tell us",
  "feedback.lead": "What is wrong, missing, or good? A person reads it.",
  "feedback.label": "Your message",
  "feedback.capture": "Take a picture of the page",
  "feedback.choose": "Add a picture",
  "feedback.preview": "The picture that goes with it",
  "feedback.remove": "Remove the picture",
  "feedback.pictureFailed": "This picture cannot be read. Choose a JPEG, PNG or WebP.",
  "feedback.send": "Send",
  "feedback.problem.empty": "Write a few words first.",
  "feedback.problem.failed": "It was not sent. Your message is still here; try again in a moment.",
  "feedback.thanks": "Thank you",
  "feedback.outcome.sent": "Your message has arrived. It helps to make Candlewise better.",
  "feedback.outcome.queued": "You are offline. Your message is kept on this device and sent once you are back.",
  "feedback.close": "Done",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    feedback: typeof messages;
  }
}
