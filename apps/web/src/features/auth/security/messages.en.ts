export const messages = {
  "security.title": "Sign-in and security",
  "security.cancel": "Cancel",
  "security.save": "Save",
  "security.failed": "That didn’t work, and nothing changed. Check your connection and try again.",

  "security.account.title": "Your account",
  "security.email": "Email",
  "security.email.verified": "Confirmed",
  "security.email.unverified": "Not confirmed",
  "security.email.verify": "Confirm",
  "security.email.change": "Change email",
  "security.email.address": "Email for the code",
  "security.email.submit": "Email me a code",
  "security.email.sent": "We emailed a code to {email}. Nothing changes until you enter it.",
  "security.email.confirm": "Confirm this email",
  "security.email.changed": "{email} is confirmed.",

  "security.password.change": "Change password",
  "security.password.set": "Choose a password",
  "security.password.choose": "Choose",
  "security.password.is": "We store only a one-way hash of it.",
  "security.password.none": "You don’t have one yet. You sign in with a link or passkey.",
  "security.password.current": "Current password",
  "security.password.yours": "Your password",
  "security.password.why": "In case someone picks up your unlocked device.",
  "security.password.others": "Your other devices will be signed out.",
  "security.password.submit": "Save password",
  "security.password.changed": "Password changed. All other devices are signed out.",

  "security.passkeys.title": "Passkeys",
  "security.passkeys.text": "Sign in with your fingerprint, face or screen lock. Nothing to type, nothing to steal.",
  "security.passkeys.none": "No passkeys yet. Adding one takes a few seconds.",
  "security.passkeys.add": "Add a passkey",
  "security.passkeys.added": "Passkey added: {name}.",
  "security.passkeys.there": "This device already has a passkey for your account.",
  "security.passkeys.synced": "Synced",
  "security.passkeys.made": "Added {date}, never used",
  "security.passkeys.rename": "Rename",
  "security.passkeys.renameNamed": "Rename {name}",
  "security.passkeys.name": "Passkey name",
  "security.passkeys.nameMissing": "Give it a name.",
  "security.passkeys.remove": "Remove",
  "security.passkeys.removeNamed": "Remove {name}",
  "security.passkeys.removeTitle": "Remove this passkey?",
  "security.passkeys.removeText":
    "You’ll no longer be able to sign in with “{name}”. Your devices may still list it, so delete it there too.",
  "security.passkeys.removeYes": "Remove passkey",
  "security.passkeys.removed": "Passkey removed: {name}.",

  "security.devices.title": "Where you’re signed in",
  "security.devices.text": "Don’t recognize one? Sign it out and change your password.",
  "security.devices.this": "This device",
  "security.devices.used": "Last used {date}",
  "security.devices.end": "Sign out",
  "security.devices.endNamed": "Sign out {device}",
  "security.devices.ended": "{device} is signed out.",
  "security.devices.endAll": "Sign out all other devices",
  "security.devices.endAllTitle": "Sign out everywhere else?",
  "security.devices.endAllText": "You stay signed in here. All other devices will have to sign in again.",
  "security.devices.endAllYes": "Sign out the others",
  "security.devices.endedAll":
    "{count, plural, one {# other device is signed out.} other {# other devices are signed out.}}",
  "security.device.on": "{browser} on {system}",
  "security.device.unknown": "Unknown device",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    "auth/security": typeof messages;
  }
}
