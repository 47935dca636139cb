import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "auth.promise": "Apprenez la Bourse sans y laisser votre chemise",
  "auth.promise.practice": "Rien que de l’argent fictif. Ici, vous ne pouvez pas perdre un centime.",
  "auth.promise.loss": "La plupart des day traders perdent de l’argent. Apprenez pourquoi avant d’en risquer.",
  "auth.promise.pace": "Quelques minutes par jour, de votre première bougie à un plan que vous saurez défendre.",
  "auth.scene.stop": "Perte max. 2\u00a0%",

  "auth.signIn.title": "Bon retour parmi nous",
  "auth.signIn.text": "Votre parcours vous attend là où vous l’avez laissé.",
  "auth.signIn.submit": "Se connecter",
  "auth.signIn.forgot": "Mot de passe oublié\u00a0?",
  "auth.signIn.or": "ou sans mot de passe",
  "auth.signIn.link": "Recevoir un lien",
  "auth.signIn.passkey": "Clé d’accès",
  "auth.signIn.new": "Première visite\u00a0?",
  "auth.signIn.toSignUp": "Créer un compte",
  "auth.signIn.known": "Vous avez déjà un compte. Connectez-vous avec votre mot de passe.",
  "auth.signIn.hint":
    "Vérifiez l’email et le mot de passe\u00a0: l’un des deux est incorrect. Après cinq essais, il faut attendre 15 minutes.",

  "auth.signUp.title": "Créez votre compte",
  "auth.signUp.text": "Votre adresse email suffit. Pas de carte, pas de facture surprise.",
  "auth.signUp.next": "Continuer",
  "auth.signUp.has": "Déjà un compte\u00a0?",
  "auth.signUp.toSignIn": "Se connecter",
  "auth.signUp.accountTitle": "Choisissez un nom d’utilisateur et un mot de passe",
  "auth.signUp.change": "Modifier",
  "auth.signUp.submit": "Créer le compte",
  "auth.signUp.expired":
    "Cela a pris un peu trop de temps. Saisissez de nouveau votre adresse email pour continuer\u00a0; rien n’est perdu.",
  "auth.signUp.passwordHint":
    "C’est l’un des premiers que les pirates essaient. Choisissez-en un autre\u00a0: trois mots bien à vous, par exemple.",
  "auth.signUp.terms":
    "En créant un compte, vous acceptez les conditions : argent fictif, aucun conseil en investissement.",
  "auth.signUp.termsLink": "Lire les conditions",
  "auth.signUp.backed": "Nous conservons une empreinte irréversible de votre mot de passe, jamais le mot de passe.",

  "auth.field.email": "E-mail",
  "auth.field.password": "Mot de passe",
  "auth.field.username": "Nom d’utilisateur",
  "auth.field.usernameHint": "Vous pourrez le changer.",
  "auth.field.emailMissing": "Saisissez votre adresse email.",
  "auth.field.emailInvalid": "Vérifiez ce qui suit le @.",
  "auth.field.passwordMissing": "Saisissez votre mot de passe.",
  "auth.field.passwordShort": "Utilisez au moins 8 caractères.",
  "auth.field.passwordLong": "Utilisez au plus 128 caractères.",
  "auth.field.usernameInvalid":
    "Utilisez de 3 à 20 caractères\u00a0: lettres de a à z, chiffres, points ou tirets bas.",

  "auth.username.suggestions": "Noms disponibles",
  "auth.username.checking": "Nous vérifions s’il est disponible",
  "auth.username.free": "{username} est disponible.",
  "auth.username.taken": "Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.",
  "auth.username.reserved": "Ce nom d’utilisateur est réservé. Choisissez-en un autre.",

  "auth.strength.short": "Au moins 8 caractères.",
  "auth.strength.weak": "Faible\u00a0: il serait vite deviné.",
  "auth.strength.fair": "Moyen\u00a0: un mot de plus et il sera bon.",
  "auth.strength.good": "Bon\u00a0: difficile à deviner, si vous ne l’utilisez nulle part ailleurs.",
  "auth.strength.strong": "Solide, si vous ne l’utilisez nulle part ailleurs.",

  "auth.error.userNotFound": "Aucun compte n’est associé à cette adresse email.",
  "auth.error.emailNotFound": "Cette adresse email ne peut pas être utilisée.",
  "auth.error.limit":
    "Trop d’essais. Rien n’est perdu\u00a0: attendez {minutes, plural, =0 {un instant} one {une minute} other {# minutes}} et réessayez.",
  "auth.error.codeMismatch": "Le code est incorrect ou trop ancien. Demandez-en un nouveau.",
  "auth.error.passwordResetRequired": "Choisissez d’abord un nouveau mot de passe.",
  "auth.error.userLambdaValidation": "Ce compte ne peut pas être créé. Essayez avec une autre adresse email.",
  "auth.error.passwordInvalid": "Ce mot de passe n’a pas été accepté.",
  "auth.error.emailExists": "Un compte existe déjà avec cette adresse email.",
  "auth.error.reauthenticate": "Saisissez votre mot de passe ou reconnectez-vous pour continuer.",
  "auth.error.passkey": "Cette clé d’accès ne fonctionne pas ici.",

  "auth.problem.offline":
    "Le serveur est injoignable. Votre saisie est toujours là\u00a0: vérifiez votre connexion et réessayez.",
  "auth.problem.unavailable": "Le serveur est en train de démarrer. Réessayez dans un instant.",
  "auth.problem.unknown": "Un problème est survenu de notre côté. Votre saisie est toujours là\u00a0: réessayez.",
} as const satisfies Translation<typeof english>;
