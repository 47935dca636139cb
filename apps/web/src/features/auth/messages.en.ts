export const messages = {
  "auth.promise": "Learn markets without losing your shirt",
  "auth.promise.practice": "Practice money only. You can’t lose a cent here.",
  "auth.promise.loss": "Most day traders lose money. Learn why before you risk any.",
  "auth.promise.pace": "A few minutes a day, from your first candle to a plan you can defend.",
  "auth.scene.stop": "Loss capped at 2%",

  "auth.signIn.title": "Welcome back",
  "auth.signIn.text": "Your path is right where you left it.",
  "auth.signIn.submit": "Sign in",
  "auth.signIn.forgot": "Forgot your password?",
  "auth.signIn.or": "or skip the password",
  "auth.signIn.link": "Email me a link",
  "auth.signIn.passkey": "Use a passkey",
  "auth.signIn.new": "New here?",
  "auth.signIn.toSignUp": "Create an account",
  "auth.signIn.known": "You already have an account. Sign in with your password.",
  "auth.signIn.hint": "Wrong email or password. After five tries you’ll have to wait 15 minutes.",

  "auth.signUp.title": "Create your account",
  "auth.signUp.text": "All you need is an email. No card, no surprise bill.",
  "auth.signUp.next": "Continue",
  "auth.signUp.has": "Have an account?",
  "auth.signUp.toSignIn": "Sign in",
  "auth.signUp.accountTitle": "Choose a username and password",
  "auth.signUp.change": "Change",
  "auth.signUp.submit": "Create account",
  "auth.signUp.expired": "That took a while. Enter your email again to pick up where you left off.",
  "auth.signUp.passwordHint": "This is one of the first passwords attackers try. Try three words of your own.",
  "auth.signUp.terms": "By signing up, you agree to our terms: practice money, no investment advice.",
  "auth.signUp.termsLink": "Read the terms",
  "auth.signUp.backed": "We store a one-way hash of your password, never the password itself.",

  "auth.field.email": "Email",
  "auth.field.password": "Password",
  "auth.field.username": "Username",
  "auth.field.usernameHint": "You can change it later.",
  "auth.field.emailMissing": "Enter your email.",
  "auth.field.emailInvalid": "Check the part after the @.",
  "auth.field.passwordMissing": "Enter your password.",
  "auth.field.passwordShort": "Use at least 8 characters.",
  "auth.field.passwordLong": "Use no more than 128 characters.",
  "auth.field.usernameInvalid": "Use 3–20 characters: letters a–z, digits, dots or underscores.",

  "auth.username.suggestions": "Available usernames",
  "auth.username.checking": "Checking availability…",
  "auth.username.free": "{username} is available.",
  "auth.username.taken": "That username is taken. Try another.",
  "auth.username.reserved": "That username is reserved. Try another.",

  "auth.strength.short": "At least 8 characters.",
  "auth.strength.weak": "Weak: easy to guess.",
  "auth.strength.fair": "Fair: one more word makes it good.",
  "auth.strength.good": "Good, as long as you don’t reuse it.",
  "auth.strength.strong": "Strong, as long as you don’t reuse it.",

  "auth.error.userNotFound": "No account uses this email.",
  "auth.error.emailNotFound": "This email can’t be used.",
  "auth.error.limit":
    "Too many tries. Wait {minutes, plural, =0 {a moment} one {a minute} other {# minutes}} and try again.",
  "auth.error.codeMismatch": "That code is wrong or has expired. Request a new one.",
  "auth.error.passwordResetRequired": "Set a new password first.",
  "auth.error.userLambdaValidation": "We couldn’t create this account. Try another email.",
  "auth.error.passwordInvalid": "That password wasn’t accepted.",
  "auth.error.emailExists": "An account already uses this email.",
  "auth.error.reauthenticate": "Enter your password, or sign in again, to do this.",
  "auth.error.passkey": "This passkey doesn’t work here.",

  "auth.problem.offline": "Can’t reach the server. What you typed is still here. Check your connection and try again.",
  "auth.problem.unavailable": "The server is starting up. Try again in a moment.",
  "auth.problem.unknown": "Something went wrong on our end. What you typed is still here. Try again.",
} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    auth: typeof messages;
  }
}
