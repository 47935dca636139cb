export const messages = {
  "auth.promise": "Learn markets without losing your shirt",
  "auth.promise.practice": "Practice money only. You cannot lose a cent here.",
  "auth.promise.loss": "Most people who day-trade lose money. You learn why before you risk any.",
  "auth.promise.pace": "A few minutes a day, from your first candle to a plan you can defend.",
  "auth.scene.stop": "Loss capped at 2%",

  "auth.signIn.title": "Welcome back",
  "auth.signIn.text": "Your path is where you left it.",
  "auth.signIn.submit": "Sign in",
  "auth.signIn.forgot": "Forgot your password?",
  "auth.signIn.or": "or without a password",
  "auth.signIn.link": "Mail me a link",
  "auth.signIn.passkey": "Use a passkey",
  "auth.signIn.new": "New here?",
  "auth.signIn.toSignUp": "Create an account",
  "auth.signIn.known": "You already have an account. Sign in with your password.",
  "auth.signIn.hint":
    "Check the e-mail and the password: one of them is wrong. After five tries there is a pause of 15 minutes.",

  "auth.signUp.title": "Create your account",
  "auth.signUp.text": "Your address is all it takes to begin. No card, no trial that ends in a bill.",
  "auth.signUp.next": "Continue",
  "auth.signUp.has": "Have an account?",
  "auth.signUp.toSignIn": "Sign in",
  "auth.signUp.accountTitle": "Choose a name and a password",
  "auth.signUp.change": "Change",
  "auth.signUp.submit": "Create account",
  "auth.signUp.expired": "That took a while. Enter your e-mail again to go on; nothing is lost.",
  "auth.signUp.passwordHint":
    "It is on the lists that attackers try first. Choose another: three words of your own work well.",
  "auth.signUp.terms": "With an account you agree to the terms: practice money, no investment advice.",
  "auth.signUp.termsLink": "Read them",
  "auth.signUp.backed": "We store a one-way hash of your password, never the password.",

  "auth.field.email": "E-mail",
  "auth.field.password": "Password",
  "auth.field.username": "User name",
  "auth.field.usernameHint": "Others see it in the league. You can change it later.",
  "auth.field.emailMissing": "Enter your e-mail address.",
  "auth.field.emailInvalid": "This is not an e-mail address. Look at the part after the @.",
  "auth.field.passwordMissing": "Enter your password.",
  "auth.field.passwordShort": "Use at least 8 characters.",
  "auth.field.passwordLong": "Use at most 128 characters.",
  "auth.field.usernameInvalid": "Use 3 to 20 letters a to z, digits, dots or underscores.",

  "auth.username.suggestions": "Free names",
  "auth.username.checking": "Looking whether it is free",
  "auth.username.free": "{username} is free.",
  "auth.username.taken": "This user name is taken. Choose another.",
  "auth.username.reserved": "This user name is kept back. Choose another.",

  "auth.strength.short": "At least 8 characters.",
  "auth.strength.weak": "Weak: a guesser would not need long.",
  "auth.strength.fair": "Fair: one more word makes it good.",
  "auth.strength.good": "Good: hard to guess, if you use it nowhere else.",
  "auth.strength.strong": "Strong, if you use it nowhere else.",

  "auth.error.userNotFound": "There is no account with this e-mail.",
  "auth.error.emailNotFound": "This e-mail address cannot be used.",
  "auth.error.limit":
    "Too many tries. Nothing is lost: wait {minutes, plural, =0 {a moment} one {a minute} other {# minutes}} and try again.",
  "auth.error.codeMismatch": "The code is wrong or too old. Ask for a new one.",
  "auth.error.passwordResetRequired": "Set a new password first.",
  "auth.error.userLambdaValidation": "This account cannot be made. Try another e-mail.",
  "auth.error.passwordInvalid": "This password was not accepted.",
  "auth.error.emailExists": "There is already an account with this e-mail.",
  "auth.error.reauthenticate": "Give your password, or sign in again, to do this.",
  "auth.error.passkey": "This passkey does not work here.",

  "auth.problem.offline":
    "The server cannot be reached. What you typed is still here: check your connection and try again.",
  "auth.problem.unavailable": "The server is just starting. Try again in a moment.",
  "auth.problem.unknown": "Something went wrong on our side. What you typed is still here: try again.",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    auth: typeof messages;
  }
}
