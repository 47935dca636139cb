import type { EmailTexts } from "../emails.ts";

export const germanEmails: EmailTexts = {
  frame: {
    copyLink: "Falls der Button nicht funktioniert, kopiere diese Adresse in deinen Browser:",
    footer:
      "Du bekommst diese Nachricht wegen deines Candlewise-Kontos. Wir senden keine Werbung und zählen nicht, wer liest.",
  },
  passwordCode: {
    subject: "{code} ist dein Candlewise-Code",
    title: "Neues Passwort festlegen",
    paragraphs: ["Gib diesen Code in Candlewise ein, um ein neues Passwort zu wählen. Er gilt {minutes} Minuten."],
    note: "Das warst nicht du? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist. Gib den Code niemals weiter.",
  },
  signInLink: {
    subject: "Dein Link zum Anmelden",
    title: "Willkommen zurück",
    paragraphs: ["Ein Klick und du bist drin. Der Link gilt nur einmal und nur {minutes} Minuten lang."],
    action: "Anmelden",
    note: "Du hast keinen Link angefordert? Ohne ihn kommt niemand hinein. Du kannst die Nachricht löschen.",
  },
  emailChangeCode: {
    subject: "{code} bestätigt deine neue Adresse",
    title: "Ist das deine Adresse?",
    paragraphs: [
      "Gib diesen Code in Candlewise ein, dann gehört dein Konto zu dieser Adresse. Er gilt {minutes} Minuten.",
    ],
    note: "Du hast nichts angefordert? Vielleicht hat sich jemand vertippt. Ohne den Code ändert sich nichts.",
  },
  emailChanged: {
    subject: "Deine E-Mail-Adresse wurde geändert",
    title: "Eine neue Adresse für dein Konto",
    paragraphs: ["Seit dem {at} gehört dein Candlewise-Konto zu {email}. Nachrichten gehen ab jetzt dorthin."],
    note: "Das warst nicht du? Antworte sofort auf diese Nachricht: Wir können das noch aufhalten.",
  },
  passwordChanged: {
    subject: "Dein Passwort wurde geändert",
    title: "Neues Passwort festgelegt",
    paragraphs: ["Dein Passwort wurde am {at} mit {device} geändert. Alle anderen Geräte sind abgemeldet."],
    note: "Das warst nicht du? Lege sofort über „Passwort vergessen?“ ein neues Passwort fest.",
  },
  newSignIn: {
    subject: "Ein neues Gerät hat sich angemeldet",
    title: "Ein Gerät, das wir nicht kannten",
    paragraphs: ["{device} hat sich am {at} bei deinem Konto angemeldet."],
    note: "Wenn du das warst, ist alles gut. Wenn nicht, ändere dein Passwort: Das meldet das andere Gerät ab.",
  },
  sessionsEnded: {
    subject: "Andere Geräte wurden abgemeldet",
    title: "Auf anderen Geräten abgemeldet",
    paragraphs: ["Am {at} hat {device} andere Geräte von deinem Konto abgemeldet."],
    note: "Das warst nicht du? Ändere dein Passwort: Das meldet alle anderen Geräte ab.",
  },
  sessionReused: {
    subject: "Du wurdest auf einem Gerät abgemeldet",
    title: "Wir haben eine Sitzung zu deinem Schutz beendet",
    paragraphs: [
      "Am {at} wurde mit {device} eine veraltete Anmeldung verwendet. Sie könnte kopiert worden sein, deshalb haben wir die Sitzung beendet. Warst du es selbst, melde dich einfach wieder an.",
    ],
    note: "Kommt dir das fremd vor? Ändere dein Passwort: Das meldet alle anderen Geräte ab.",
  },
  passkeyAdded: {
    subject: "Ein Passkey wurde hinzugefügt",
    title: "Du hast einen neuen Passkey",
    paragraphs: ["Seit dem {at} öffnet der Passkey „{passkey}“ dein Konto, ganz ohne Passwort."],
    note: "Das warst nicht du? Entferne den Passkey in deinem Profil und ändere dein Passwort.",
  },
  passkeyRemoved: {
    subject: "Ein Passkey wurde entfernt",
    title: "Ein Passkey weniger",
    paragraphs: ["Am {at} wurde der Passkey „{passkey}“ entfernt. Er öffnet dein Konto nicht mehr."],
    note: "Das warst nicht du? Ändere dein Passwort.",
  },
  erasureRequested: {
    subject: "Dein Konto wird am {on} gelöscht",
    title: "Schade, dass du gehst",
    paragraphs: [
      "Am {on} löschen wir dein Konto und alles darin: Fortschritt, Serie, Ergebnisse, Bilder. Danach kann es niemand zurückholen.",
      "Anders überlegt? Melde dich vorher an und wähle „Konto behalten“.",
    ],
    action: "Konto behalten",
    note: "Das warst nicht du? Melde dich an, behalte das Konto und ändere dein Passwort.",
  },
  erasureCancelled: {
    subject: "Dein Konto bleibt bestehen",
    title: "Dein Konto wird nicht gelöscht",
    paragraphs: ["Die Löschung deines Kontos wurde am {at} mit {device} abgebrochen. Alles bleibt, wie es war."],
    note: "Das warst nicht du? Ändere dein Passwort und beantrage die Löschung erneut.",
  },
  erasureDone: {
    subject: "Dein Konto ist gelöscht",
    title: "Es ist erledigt",
    paragraphs: [
      "Dein Candlewise-Konto und alles darin ist gelöscht. Das ist die letzte Nachricht an diese Adresse; gespeichert haben wir die Adresse nicht mehr.",
      "Danke für die Zeit, in der du mit uns gelernt hast.",
    ],
  },
  exportReady: {
    subject: "Deine Daten sind bereit",
    title: "Alles, was wir über dich wissen",
    paragraphs: ["Deine Daten liegen als ZIP-Datei bereit. Der Link gilt nur einmal, bis zum {at}."],
    action: "Daten herunterladen",
    note: "Wer den Link hat, kann deine Daten lesen. Gib ihn nicht weiter.",
  },
  feedbackReceived: {
    subject: "Feedback von {sender}",
    title: "Jemand hat uns geschrieben",
    paragraphs: ["{sender} schrieb auf {page}:"],
  },
};
