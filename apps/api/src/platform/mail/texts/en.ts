import type { EmailTexts } from "../emails.ts";

export const englishEmails: EmailTexts = {
  frame: {
    copyLink: "If the button doesn’t work, copy this address into your browser:",
    footer: "You’re getting this email because you have a Candlewise account. We don’t send ads or track opens.",
  },
  passwordCode: {
    subject: "{code} is your Candlewise code",
    title: "Reset your password",
    paragraphs: ["Enter this code in Candlewise to choose a new password. It expires in {minutes} minutes."],
    note: "Didn’t request this? You can ignore this email; your password won’t change. Never share the code with anyone.",
  },
  signInLink: {
    subject: "Your sign-in link",
    title: "Welcome back",
    paragraphs: ["Tap the button to sign in. The link works once and expires in {minutes} minutes."],
    action: "Sign in",
    note: "Didn’t request this link? You can delete this email. Nobody can sign in without the link.",
  },
  emailChangeCode: {
    subject: "{code} is your Candlewise code",
    title: "Confirm your new email address",
    paragraphs: [
      "Enter this code in Candlewise to use this address for your account. It expires in {minutes} minutes.",
    ],
    note: "Didn’t request this? Someone may have mistyped their address. Nothing changes without the code.",
  },
  emailChanged: {
    subject: "Your email address was changed",
    title: "Your account has a new email address",
    paragraphs: [
      "The email address of your Candlewise account was changed to {email} on {at}. We’ll email you there from now on.",
    ],
    note: "If this wasn’t you, reply to this email right away and we’ll help you get your account back.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    title: "Your password was changed",
    paragraphs: ["It was changed on {at} from {device}. All other devices have been signed out."],
    note: "If this wasn’t you, reset your password right away with “Forgot password?”.",
  },
  newSignIn: {
    subject: "New sign-in to your account",
    title: "New sign-in from {device}",
    paragraphs: ["{device} signed in to your account on {at}. We haven’t seen this device before."],
    note: "If this was you, there’s nothing to do. If not, change your password; that signs the other device out.",
  },
  sessionsEnded: {
    subject: "Other devices were signed out",
    title: "Your other devices were signed out",
    paragraphs: ["{device} signed the other devices out of your account on {at}."],
    note: "If this wasn’t you, change your password; that signs out every other device.",
  },
  sessionReused: {
    subject: "You were signed out on one device",
    title: "We ended a session to protect your account",
    paragraphs: [
      "On {at} an outdated sign-in was used with {device}. It may have been copied, so we ended that session. If you were using it, just sign in again.",
    ],
    note: "If you don’t recognize this, change your password; that signs out every other device.",
  },
  passkeyAdded: {
    subject: "A passkey was added",
    title: "You added a passkey",
    paragraphs: ["The passkey “{passkey}” was added on {at}. You can use it to sign in without a password."],
    note: "If this wasn’t you, remove the passkey in your profile and change your password.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed",
    title: "You removed a passkey",
    paragraphs: ["The passkey “{passkey}” was removed on {at}. It can no longer be used to sign in."],
    note: "If this wasn’t you, change your password.",
  },
  erasureRequested: {
    subject: "Your account will be deleted on {on}",
    title: "We’re sorry to see you go",
    paragraphs: [
      "On {on} we’ll delete your account and everything in it: your progress, streak, results and pictures. This can’t be undone.",
      "Changed your mind? Sign in before then and choose “Keep my account”.",
    ],
    action: "Keep my account",
    note: "If you didn’t request this, sign in, keep the account and change your password.",
  },
  erasureCancelled: {
    subject: "Your account stays",
    title: "Your account won’t be deleted",
    paragraphs: ["The deletion of your account was canceled on {at} with {device}. Everything stays as it was."],
    note: "If this wasn’t you, change your password and request the deletion again.",
  },
  erasureDone: {
    subject: "Your account has been deleted",
    title: "Your account has been deleted",
    paragraphs: [
      "Your Candlewise account and everything in it is gone. This is the last email we’ll send you, and we haven’t kept your address.",
      "Thank you for learning with us.",
    ],
  },
  exportReady: {
    subject: "Your data is ready to download",
    title: "Your data export",
    paragraphs: ["Your data is ready as a ZIP file. The link works once and expires on {at}."],
    action: "Download my data",
    note: "Anyone with this link can read your data, so don’t share it.",
  },
  feedbackReceived: {
    subject: "Feedback from {sender}",
    title: "New feedback",
    paragraphs: ["{sender} wrote on {page}:"],
  },
};
