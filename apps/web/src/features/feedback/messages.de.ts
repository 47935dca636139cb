import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "feedback.title": "Feedback geben",
  "feedback.lead": "Was stimmt nicht, was fehlt, was gefällt dir? Jede Nachricht liest ein Mensch.",
  "feedback.label": "Deine Nachricht",
  "feedback.capture": "Screenshot aufnehmen",
  "feedback.choose": "Bild hinzufügen",
  "feedback.preview": "Das Bild, das mitgeschickt wird",
  "feedback.remove": "Bild entfernen",
  "feedback.pictureFailed": "Dieses Bild lässt sich nicht lesen. Wähle ein JPEG, PNG oder WebP.",
  "feedback.send": "Senden",
  "feedback.problem.empty": "Schreib zuerst ein paar Worte.",
  "feedback.problem.failed": "Es wurde nicht gesendet. Deine Nachricht ist noch da; versuche es gleich noch einmal.",
  "feedback.thanks": "Danke",
  "feedback.outcome.sent": "Deine Nachricht ist angekommen. Sie hilft, Candlewise besser zu machen.",
  "feedback.outcome.queued":
    "Du bist offline. Deine Nachricht bleibt auf diesem Gerät und wird gesendet, sobald du wieder online bist.",
  "feedback.close": "Fertig",
} as const satisfies Translation<typeof english>;
