import type { LetterTexts } from "../letters.ts";

export const englishLetters: LetterTexts = {
  frame: {
    copyLink: "If the button does not work, copy this address into your browser:",
    footer: "You get this letter because of your Candlewise account. We send no advertising and count no opens.",
  },
  passwordCode: {
    subject: "{code} is your Candlewise code",
    title: "Set a new password",
    paragraphs: ["Type this code into Candlewise to choose a new password. It works for {minutes} minutes."],
    note: "If you did not ask for this, leave the letter be: your password stays as it is. Never give the code to anyone.",
  },
  signInLink: {
    subject: "Your link to sign in",
    title: "Welcome back",
    paragraphs: ["One click and you are in. The link works once, within {minutes} minutes."],
    action: "Sign in",
    note: "If you did not ask for this link, nobody gets in without it. You can delete the letter.",
  },
  emailChangeCode: {
    subject: "{code} confirms your new address",
    title: "Is this your address?",
    paragraphs: [
      "Type this code into Candlewise and this becomes the address of your account. It works for {minutes} minutes.",
    ],
    note: "If you did not ask for this, somebody may have mistyped their address. Nothing changes without the code.",
  },
  emailChanged: {
    subject: "Your e-mail address was changed",
    title: "A new address for your account",
    paragraphs: ["Since {at} your Candlewise account belongs to {email}. Letters go there from now on."],
    note: "If this was not you, answer this letter at once: we can stop it.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    title: "Your password is new",
    paragraphs: ["It was changed on {at}, with {device}. Everyone else who was signed in is signed out."],
    note: "If this was not you, set a new password at once with “Forgot password?”.",
  },
  newSignIn: {
    subject: "A new device signed in",
    title: "A device we did not know",
    paragraphs: ["{device} signed in to your account on {at}."],
    note: "If this was you, all is well. If not, change your password: that signs the other device out.",
  },
  sessionsEnded: {
    subject: "Other devices were signed out",
    title: "Signed out elsewhere",
    paragraphs: ["On {at}, {device} signed other devices out of your account."],
    note: "If this was not you, change your password: that signs every other device out.",
  },
  passkeyAdded: {
    subject: "A passkey was added",
    title: "You have a new passkey",
    paragraphs: ["Since {at} the passkey “{passkey}” opens your account, without a password."],
    note: "If this was not you, remove the passkey in your profile and change your password.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed",
    title: "A passkey is gone",
    paragraphs: ["On {at} the passkey “{passkey}” was removed. It no longer opens your account."],
    note: "If this was not you, change your password.",
  },
  erasureRequested: {
    subject: "Your account will be deleted on {on}",
    title: "We are sorry to see you go",
    paragraphs: [
      "On {on} we delete your account and everything in it: progress, streak, results, pictures. Nobody can bring it back after that.",
      "Changed your mind? Sign in before then and choose “Keep my account”.",
    ],
    action: "Keep my account",
    note: "If you did not ask for this, sign in, keep the account and change your password.",
  },
  erasureDone: {
    subject: "Your account is deleted",
    title: "It is done",
    paragraphs: [
      "Your Candlewise account and everything in it is deleted. This is the last letter to this address, and we have not kept it.",
      "Thank you for the time you learned with us.",
    ],
  },
  exportReady: {
    subject: "Your data is ready",
    title: "Everything we know about you",
    paragraphs: ["Your data waits as a ZIP file. The link works once, until {at}."],
    action: "Download my data",
    note: "Whoever has the link can read your data. Do not pass it on.",
  },
  feedbackReceived: {
    subject: "Feedback from {sender}",
    title: "Somebody wrote to us",
    paragraphs: ["{sender} wrote on {page}:"],
  },
};
