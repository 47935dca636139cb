import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "privacy.title": "Vos données",
  "privacy.failed": "Cela n’a pas marché. Vérifiez votre connexion et réessayez.",
  "privacy.export.title": "Télécharger mes données",
  "privacy.export.text":
    "Tout ce que nous gardons sur vous dans un fichier ZIP : profil, réponses, progression, images. Le lien arrive par e-mail et ne sert qu’une fois.",
  "privacy.export.request": "Préparer mes données",
  "privacy.export.again": "Préparer de nouveau",
  "privacy.export.tooMany": "Vous pouvez demander vos données trois fois par jour. Réessayez demain.",
  "privacy.export.unverified":
    "Vos données ne sont envoyées qu’à une adresse e-mail confirmée. Confirmez d’abord la vôtre.",
  "privacy.export.confirm": "Confirmer mon adresse e-mail",
  "privacy.export.preparing": "Nous rassemblons tout. Cela prend moins d’une minute.",
  "privacy.export.ready": "Le lien est en route vers {email} (demandé le {at}).",
  "privacy.delete.title": "Supprimer mon compte",
  "privacy.delete.row": "Vous avez 14 jours pour changer d’avis",
  "privacy.delete.consequence.learning": "Votre progression, vos réponses et votre série sont effacées.",
  "privacy.delete.consequence.profile": "Votre nom, votre image et votre adresse e-mail sont effacés.",
  "privacy.delete.consequence.devices": "Vos sessions sont fermées aussitôt sur tous les appareils.",
  "privacy.delete.consequence.grace":
    "Pendant 14 jours, vous pouvez vous connecter et garder le compte. Ensuite, personne ne peut le rétablir.",
  "privacy.delete.password": "Votre mot de passe",
  "privacy.delete.press": "Supprimer mon compte",
  "privacy.delete.stay": "Retour à mon profil",
  "privacy.delete.empty": "Saisissez votre mot de passe.",
  "privacy.delete.wrong": "Le mot de passe est incorrect.",
  "privacy.delete.tooMany": "Trop d’essais. Attendez un peu et réessayez.",
  "privacy.delete.done": "Votre compte sera supprimé dans 14 jours. Connectez-vous avant si vous voulez le garder.",
  "privacy.keep.title": "Votre compte sera supprimé le {on}",
  "privacy.keep.text": "Tout est encore là. Gardez le compte et continuez comme si de rien n’était.",
  "privacy.keep.press": "Garder mon compte",
  "privacy.keep.done": "Votre compte reste.",
} as const satisfies Translation<typeof english>;
