import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "tours.step": "Schritt {at} von {count}",
  "tours.next": "Weiter",
  "tours.skip": "Überspringen",
  "tours.done": "Verstanden",

  "tours.learn.path": "Dein Lernpfad",
  "tours.learn.pathText":
    "Jede Station ist eine kurze Lektion. Tippe auf die leuchtende; mit den zwei Pfeilen überspringst du per Test ein Kapitel.",
  "tours.learn.today": "Dein Tag",
  "tours.learn.todayText":
    "Der Ring füllt sich mit jeder Lektion, bis dein Tagesziel erreicht ist. Das Ziel legst du im Profil fest.",
  "tours.learn.courses": "Alles andere",
  "tours.learn.coursesText": "Hier findest du alle Kurse, ob auf deinem Lernpfad oder nicht.",

  "tours.lesson.pages": "Eine Idee pro Seite",
  "tours.lesson.pagesText": "Der Balken zeigt, wie weit du bist. Nichts läuft auf Zeit.",
  "tours.lesson.press": "Ein Button",
  "tours.lesson.pressText":
    "Er prüft deine Antwort und bringt dich weiter. Eine falsche Antwort kostet nichts: Du liest, warum, und lernst daraus.",
  "tours.lesson.leave": "Geh, wann du willst",
  "tours.lesson.leaveText": "Deine Seite und deine Antworten bleiben erhalten, auch ohne Verbindung.",

  "tours.courses.order": "Kurse der Reihe nach",
  "tours.courses.orderText":
    "Die Kerze eines Kurses füllt sich, während du lernst. Zuerst kommen die deines Lernpfads.",
  "tours.courses.short": "Die kurzen",
  "tours.courses.shortText": "Sie dauern wenige Minuten und setzen nichts voraus.",

  "tours.profile.you": "Das bist du",
  "tours.profile.youText": "Tippe auf das Bild, um ein anderes zu wählen oder ein eigenes hochzuladen.",
  "tours.profile.skyline": "Deine Wochen",
  "tours.profile.skylineText": "Jede Woche ist eine Kerze. Sie wächst mit dem, was du abschließt.",
  "tours.profile.data": "Deine Daten gehören dir",
  "tours.profile.dataText": "Lade sie hier vollständig herunter oder lösche dein Konto.",
} as const satisfies Translation<typeof english>;
