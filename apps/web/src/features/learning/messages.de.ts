import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "learning.title": "Lernen",
  "learning.minutes": "{minutes}\u00a0Min.",
  "learning.hours": "{hours}\u00a0Std.",
  "learning.hoursMinutes": "{hours}\u00a0Std. {minutes}\u00a0Min.",
  "learning.percent": "{percent}\u00a0% geschafft",
  "learning.lessons": "{count, plural, one {# Lektion} other {# Lektionen}}",
  "learning.continue": "Weiter",
  "learning.begin": "Beginnen",
  "learning.goTo": "Zu „{title}“",

  "learning.type.lesson": "Lektion",
  "learning.type.quiz": "Quiz",
  "learning.type.task": "Praxisaufgabe",
  "learning.status.completed": "abgeschlossen",
  "learning.status.inProgress": "begonnen",
  "learning.status.locked": "gesperrt",
  "learning.status.jumpHere": "mit einem Test hierher springen",

  "learning.map.label": "Dein Lernpfad",
  "learning.map.place": "Kurs {course} · Kapitel {chapter} von {total}",
  "learning.map.chapterDone": "{completed} von {total} geschafft",
  "learning.map.goalLine": "Tagesziel",
  "learning.map.goalHere": "damit ist das Tagesziel erreicht",
  "learning.map.toCurrent": "Zur aktuellen Lektion",
  "learning.map.locked": "Schließe „{title}“ ab, um das freizuschalten.",
  "learning.map.lockedFirst": "Beginne den Kurs, um das freizuschalten.",
  "learning.gate.place": "Kurs {course} von {total}",
  "learning.gate.fold": "Kapitel von {title} ausblenden",
  "learning.gate.unfold": "Kapitel von {title} anzeigen",

  "learning.jump.title": "Hierher springen?",
  "learning.jump.text":
    "Ein Test mit {questions} Fragen zu dem, was du überspringen würdest. Mit {needed} richtigen Antworten kommst du zu „{title}“.",
  "learning.jump.safe":
    "Klappt es nicht, ändert sich nichts: Dein Stand und alles Geschaffte bleiben, wie sie sind. Der nächste Versuch ist einen Tag später möglich oder nach einer Lektion.",
  "learning.jump.start": "Test beginnen",
  "learning.jump.stay": "Hier bleiben",
  "learning.jump.closed": "Später noch einmal",
  "learning.jump.closedWhy": "Den letzten Test dazu hast du nicht bestanden.",
  "learning.jump.closedUntil": "Ab {time} kannst du es wieder versuchen.",
  "learning.jump.closedUntilOr":
    "Ab {time} kannst du es wieder versuchen, oder sobald du „{title}“ abgeschlossen hast.",

  "learning.goal.label": "Lektionen heute: {completed} von {target}",
  "learning.goal.title": "Heute",
  "learning.goal.left": "{count, plural, one {Noch # Lektion, {duration}} other {Noch # Lektionen, {duration}}}",
  "learning.goal.met": "Ziel erreicht. Alles Weitere ist ein Extra.",
  "learning.goal.open": "Lektionen heute: {completed}/{target}. Plan öffnen",
  "learning.plan.title": "Plan für heute",
  "learning.plan.nextTitle": "Tag {day}, früher begonnen",
  "learning.plan.allDone":
    "Du hast alle Lektionen auf diesem Lernpfad geschafft. Neue erscheinen hier, sobald sie fertig sind.",
  "learning.plan.courses": "Alle Kurse ansehen",
  "learning.skipDay.title": "Das war dein Tagesziel",
  "learning.skipDay.text":
    "Den Plan von morgen jetzt beginnen? Das wird Tag {day}. Aufhören ist genauso gut: Das Gedächtnis arbeitet, während du ausruhst.",
  "learning.skipDay.start": "Tag {day} beginnen",
  "learning.skipDay.later": "Heute nicht",
  "learning.path.title": "Dein Lernpfad",
  "learning.path.facts": "{percent}\u00a0% von {lessons} geschafft",
  "learning.path.change": "Ziel ändern",

  "learning.empty.title": "Wohin soll es gehen?",
  "learning.empty.text":
    "Wähle ein Ziel, und dein Lernpfad beginnt hier. Du kannst es jederzeit ändern und behältst, was du gelernt hast.",
  "learning.empty.action": "Ziel wählen",

  "learning.courses.title": "Kurse",
  "learning.courses.path": "Auf deinem Lernpfad",
  "learning.courses.other": "Weitere Kurse",
  "learning.courses.mini": "Kurzkurse",
  "learning.courses.miniText": "Jeder passt in einen Abend.",
  "learning.courses.none": "Noch keine Kurse",
  "learning.courses.noneText": "Sie erscheinen hier, sobald sie fertig sind.",
  "learning.courses.notBegun": "Nicht begonnen",
  "learning.courses.done": "Geschafft",

  "learning.course.kindCourse": "Kurs",
  "learning.course.kindMini": "Kurzkurs",
  "learning.course.outcomes": "Danach kannst du",
  "learning.course.chapters": "Kapitel",
  "learning.course.chapter": "Kapitel {number}",
  "learning.course.doneOf": "{completed} von {total} geschafft",
  "learning.course.begin": "Diesen Kurs beginnen",
  "learning.course.again": "Noch einmal von vorn lesen",
  "learning.course.beginFailed": "Der Kurs ließ sich nicht öffnen. Es ist nichts verloren: Versuche es noch einmal.",
  "learning.course.missing": "Diesen Kurs gibt es nicht",
  "learning.course.missingText": "Vielleicht wurde er umbenannt oder entfernt. Dein Fortschritt ist sicher.",

  "learning.choose.title": "Was führt dich her?",
  "learning.choose.text":
    "Jeder Lernpfad beginnt mit denselben Grundlagen. Du kannst dein Ziel später ändern und behältst, was du gelernt hast.",
  "learning.choose.legend": "Dein Ziel",
  "learning.choose.now": "{count, plural, one {# Lektion fertig} other {# Lektionen fertig}}",
  "learning.choose.current": "Dein aktuelles Ziel",
  "learning.choose.start": "Diesen Lernpfad beginnen",
  "learning.choose.keep": "Dieses Ziel behalten",
  "learning.choose.save": "Zu diesem Ziel wechseln",
  "learning.choose.failed":
    "Deine Wahl wurde nicht gespeichert. Es hat sich nichts geändert: Prüfe deine Verbindung und versuche es noch einmal.",
  "learning.choose.wealth_growth.name": "Erspartes vermehren",
  "learning.choose.wealth_growth.risk": "Kann in einem schlechten Jahr die Hälfte verlieren.",
  "learning.choose.wealth_growth.promise":
    "Du planst, was du über Jahre zurücklegst, und rechnest aus, was Gebühren und Inflation davon nehmen.",
  "learning.choose.investing.name": "In Unternehmen investieren",
  "learning.choose.investing.risk":
    "Die meisten, die einzelne Aktien auswählen, schneiden schlechter ab als ein einfacher Indexfonds.",
  "learning.choose.investing.promise": "Du weißt, was dir ein Unternehmen wert ist, bevor du auf den Kurs schaust.",
  "learning.choose.trading.name": "Mit Limits handeln",
  "learning.choose.trading.risk": "Die meisten, die täglich handeln, verlieren Geld.",
  "learning.choose.trading.promise":
    "Du liest einen Chart, bestimmst die Größe eines Trades und legst den Ausstieg fest, bevor du klickst.",
  "learning.choose.crypto.name": "Krypto verstehen",
  "learning.choose.crypto.risk": "Coins sind schon um 80\u00a0% und mehr gefallen, manche auf null.",
  "learning.choose.crypto.promise":
    "Du weißt, was ein Token ist, wie Schlüssel verloren gehen und wann du besser die Finger davon lässt.",
  "learning.choose.ai_trading.name": "Mit KI handeln",
  "learning.choose.ai_trading.risk":
    "Keine Maschine kennt den nächsten Kurs. An den meisten Bots verdient nur, wer sie verkauft.",
  "learning.choose.ai_trading.promise":
    "Du prüfst eine Regel ehrlich und erkennst Versprechen, die nicht stimmen können.",
} as const satisfies Translation<typeof english>;
