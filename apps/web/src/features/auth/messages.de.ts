import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "auth.promise": "Börse lernen, ohne das letzte Hemd zu verlieren",
  "auth.promise.practice": "Nur Übungsgeld. Hier kannst du keinen Cent verlieren.",
  "auth.promise.loss": "Die meisten Daytrader verlieren Geld. Erfahre, warum, bevor du etwas riskierst.",
  "auth.promise.pace": "Ein paar Minuten am Tag, von deiner ersten Kerze bis zu einem Plan, hinter dem du stehst.",
  "auth.scene.stop": "Verlust max. 2\u00a0%",

  "auth.signIn.title": "Willkommen zurück",
  "auth.signIn.text": "Dein Lernpfad wartet dort, wo du aufgehört hast.",
  "auth.signIn.submit": "Anmelden",
  "auth.signIn.forgot": "Passwort vergessen?",
  "auth.signIn.or": "oder ohne Passwort",
  "auth.signIn.link": "Link per E-Mail",
  "auth.signIn.passkey": "Mit Passkey",
  "auth.signIn.new": "Neu hier?",
  "auth.signIn.toSignUp": "Konto erstellen",
  "auth.signIn.known": "Du hast schon ein Konto. Melde dich mit deinem Passwort an.",
  "auth.signIn.hint": "E-Mail-Adresse oder Passwort stimmt nicht. Nach fünf Versuchen musst du 15 Minuten warten.",

  "auth.signUp.title": "Erstelle dein Konto",
  "auth.signUp.text": "Deine E-Mail-Adresse genügt. Keine Karte, keine versteckten Kosten.",
  "auth.signUp.next": "Weiter",
  "auth.signUp.has": "Schon ein Konto?",
  "auth.signUp.toSignIn": "Anmelden",
  "auth.signUp.accountTitle": "Wähle Benutzername und Passwort",
  "auth.signUp.change": "Ändern",
  "auth.signUp.submit": "Konto erstellen",
  "auth.signUp.expired":
    "Das hat etwas zu lange gedauert. Gib deine E-Mail-Adresse noch einmal ein; es ist nichts verloren.",
  "auth.signUp.passwordHint":
    "Dieses Passwort probieren Angreifer zuerst. Nimm ein anderes, zum Beispiel drei eigene Wörter.",
  "auth.signUp.terms": "Mit der Registrierung stimmst du unseren Bedingungen zu: Übungsgeld, keine Anlageberatung.",
  "auth.signUp.termsLink": "Bedingungen lesen",
  "auth.signUp.backed": "Wir speichern nur einen Hash, der sich nicht zurückrechnen lässt, nie dein Passwort.",

  "auth.field.email": "E-Mail-Adresse",
  "auth.field.password": "Passwort",
  "auth.field.username": "Benutzername",
  "auth.field.usernameHint": "Du kannst ihn später ändern.",
  "auth.field.emailMissing": "Gib deine E-Mail-Adresse ein.",
  "auth.field.emailInvalid": "Prüfe den Teil nach dem @.",
  "auth.field.passwordMissing": "Gib dein Passwort ein.",
  "auth.field.passwordShort": "Verwende mindestens 8 Zeichen.",
  "auth.field.passwordLong": "Verwende höchstens 128 Zeichen.",
  "auth.field.usernameInvalid": "Verwende 3 bis 20 Zeichen: Buchstaben von a bis z, Ziffern, Punkte oder Unterstriche.",

  "auth.username.suggestions": "Freie Namen",
  "auth.username.checking": "Wir prüfen, ob er frei ist",
  "auth.username.free": "{username} ist frei.",
  "auth.username.taken": "Dieser Benutzername ist vergeben. Wähle einen anderen.",
  "auth.username.reserved": "Dieser Benutzername ist reserviert. Wähle einen anderen.",

  "auth.strength.short": "Mindestens 8 Zeichen.",
  "auth.strength.weak": "Schwach: Das wäre schnell erraten.",
  "auth.strength.fair": "Mittel: Mit einem Wort mehr wird es gut.",
  "auth.strength.good": "Gut: schwer zu erraten, wenn du es sonst nirgends verwendest.",
  "auth.strength.strong": "Stark, wenn du es sonst nirgends verwendest.",

  "auth.error.userNotFound": "Zu dieser E-Mail-Adresse gibt es kein Konto.",
  "auth.error.emailNotFound": "Diese E-Mail-Adresse kann nicht verwendet werden.",
  "auth.error.limit":
    "Zu viele Versuche. Es ist nichts verloren: Warte {minutes, plural, =0 {einen Moment} one {eine Minute} other {# Minuten}} und versuche es noch einmal.",
  "auth.error.codeMismatch": "Der Code ist falsch oder abgelaufen. Fordere einen neuen an.",
  "auth.error.passwordResetRequired": "Lege zuerst ein neues Passwort fest.",
  "auth.error.userLambdaValidation":
    "Dieses Konto kann nicht erstellt werden. Versuche es mit einer anderen E-Mail-Adresse.",
  "auth.error.passwordInvalid": "Dieses Passwort wurde nicht akzeptiert.",
  "auth.error.emailExists": "Zu dieser E-Mail-Adresse gibt es schon ein Konto.",
  "auth.error.reauthenticate": "Gib dafür dein Passwort ein oder melde dich neu an.",
  "auth.error.passkey": "Dieser Passkey funktioniert hier nicht.",

  "auth.problem.offline":
    "Der Server ist nicht erreichbar. Deine Eingaben sind noch da: Prüfe deine Verbindung und versuche es noch einmal.",
  "auth.problem.unavailable": "Der Server startet gerade. Versuche es gleich noch einmal.",
  "auth.problem.unknown": "Bei uns ist etwas schiefgegangen. Deine Eingaben sind noch da: Versuche es noch einmal.",
} as const satisfies Translation<typeof english>;
