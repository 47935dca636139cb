import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "help.title": "Fragen und Antworten",
  "help.ask": "Noch eine Frage? Stell sie uns im Profil",
  "help.question.money": "Brauche ich Geld, um hier zu lernen?",
  "help.answer.money": "Nein. Hier wird nichts eingezahlt, und es lässt sich nichts auszahlen.",
  "help.question.start": "Wo fange ich an?",
  "help.answer.start":
    "Mit dem großen Button auf „Lernen“: Er öffnet, was für dich als Nächstes kommt. Eine Lektion dauert wenige Minuten.",
  "help.question.order": "Warum ist eine Lektion gesperrt?",
  "help.answer.order":
    "Sie baut auf den vorigen auf. Schließe diese ab oder tippe auf eine Station mit zwei Pfeilen und zeig in einem kurzen Test, dass du sie schon kannst.",
  "help.question.wrong": "Was passiert, wenn ich falsch antworte?",
  "help.answer.wrong":
    "Du liest, warum, und machst weiter. An einer Lektion kann man nicht scheitern. An einem Quiz schon: Lies nach und versuche es noch einmal.",
  "help.question.skip": "Kann ich mein Ziel ändern?",
  "help.answer.skip": "Ja, im Profil unter „Dein Ziel“. Was du abgeschlossen hast, bleibt abgeschlossen.",
  "help.question.goal": "Wann endet mein Tag?",
  "help.answer.goal": "Um Mitternacht in der Zeitzone deines Profils. Sie folgt dem Gerät, auf dem du lernst.",
  "help.question.offline": "Geht es ohne Verbindung?",
  "help.answer.offline":
    "Lektionen, die du schon geöffnet hast, ja. Deine Antworten bleiben auf dem Gerät und werden gesendet, wenn du online bist.",
  "help.question.device": "Kann ich auf einem anderen Gerät weitermachen?",
  "help.answer.device": "Ja. Melde dich dort mit demselben Konto an; alles Gesendete ist da.",
  "help.question.signIn": "Ich kann mich nicht anmelden. Was nun?",
  "help.answer.signIn":
    "Fordere auf der Anmeldeseite ein neues Passwort an. Die E-Mail geht an die Adresse deines Kontos; schau auch im Spam-Ordner nach.",
  "help.question.leave": "Wie verlasse ich Candlewise?",
  "help.answer.leave": "Im Profil unter „Deine Daten“. Vorher kannst du alles herunterladen.",
} as const satisfies Translation<typeof english>;
