export const messages = {
  "security.title": "Sign-in and security",
  "security.cancel": "Cancel",
  "security.save": "Save",
  "security.failed": "That did not work, and nothing changed. Check your connection and try again.",

  "security.account.title": "Your account",
  "security.email": "E-mail",
  "security.email.verified": "Confirmed",
  "security.email.unverified": "Not confirmed",
  "security.email.verify": "Confirm",
  "security.email.change": "Change e-mail",
  "security.email.address": "Address for the code",
  "security.email.submit": "Mail me a code",
  "security.email.sent": "We mailed a code to {email}. Until you enter it, nothing changes.",
  "security.email.confirm": "Confirm this address",
  "security.email.changed": "{email} is confirmed and belongs to your account.",

  "security.password.change": "Change password",
  "security.password.set": "Choose a password",
  "security.password.choose": "Choose",
  "security.password.is": "Only a one-way hash of it is stored.",
  "security.password.none": "You have none yet. You sign in by link or passkey.",
  "security.password.current": "Current password",
  "security.password.yours": "Your password",
  "security.password.why": "So that nobody does this who only found your device open.",
  "security.password.others": "Your other devices are signed out.",
  "security.password.submit": "Save password",
  "security.password.changed": "Your password is new. All other devices are signed out.",

  "security.passkeys.title": "Passkeys",
  "security.passkeys.text":
    "Sign in with your fingerprint, your face or the lock of your device. Nothing to type, nothing to steal.",
  "security.passkeys.none": "No passkey yet. Adding one takes a few seconds.",
  "security.passkeys.add": "Add a passkey",
  "security.passkeys.added": "{name} now opens your account.",
  "security.passkeys.there": "This device has a passkey for your account already.",
  "security.passkeys.synced": "Synced",
  "security.passkeys.made": "Added {date}, not used yet",
  "security.passkeys.rename": "Rename",
  "security.passkeys.renameNamed": "Rename {name}",
  "security.passkeys.name": "Name of the passkey",
  "security.passkeys.nameMissing": "Give it a name.",
  "security.passkeys.remove": "Remove",
  "security.passkeys.removeNamed": "Remove {name}",
  "security.passkeys.removeTitle": "Remove this passkey?",
  "security.passkeys.removeText":
    "{name} will no longer open your account. Your devices may still list it: delete it there as well.",
  "security.passkeys.removeYes": "Remove passkey",
  "security.passkeys.removed": "{name} no longer opens your account.",

  "security.devices.title": "Where you are signed in",
  "security.devices.text": "Do you not know one of them? Sign it out and change your password.",
  "security.devices.this": "This device",
  "security.devices.used": "Last used {date}",
  "security.devices.end": "Sign out",
  "security.devices.endNamed": "Sign out {device}",
  "security.devices.ended": "{device} is signed out.",
  "security.devices.endAll": "Sign out all other devices",
  "security.devices.endAllTitle": "Sign out everywhere else?",
  "security.devices.endAllText": "You stay signed in here. All other devices have to sign in again.",
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
