import type { LetterTexts } from "../letters.ts";

export const frenchLetters: LetterTexts = {
  frame: {
    copyLink: "Si le bouton ne fonctionne pas, copie cette adresse dans ton navigateur :",
    footer:
      "Tu reçois ce message pour ton compte Candlewise. Nous n’envoyons pas de publicité et ne comptons pas les ouvertures.",
  },
  passwordCode: {
    subject: "{code} est ton code Candlewise",
    title: "Choisis un nouveau mot de passe",
    paragraphs: [
      "Saisis ce code dans Candlewise pour choisir un nouveau mot de passe. Il est valable {minutes} minutes.",
    ],
    note: "Si tu n’as rien demandé, ne fais rien : ton mot de passe ne change pas. Ne donne ce code à personne.",
  },
  signInLink: {
    subject: "Ton lien de connexion",
    title: "Content de te revoir",
    paragraphs: ["Un clic et tu y es. Le lien sert une seule fois, pendant {minutes} minutes."],
    action: "Se connecter",
    note: "Si tu n’as pas demandé ce lien, personne n’entre sans lui. Tu peux supprimer ce message.",
  },
  emailChangeCode: {
    subject: "{code} confirme ta nouvelle adresse",
    title: "Est-ce bien ton adresse ?",
    paragraphs: [
      "Saisis ce code dans Candlewise et cette adresse devient celle de ton compte. Il est valable {minutes} minutes.",
    ],
    note: "Si tu n’as rien demandé, quelqu’un s’est peut-être trompé d’adresse. Sans le code, rien ne change.",
  },
  emailChanged: {
    subject: "Ton adresse e-mail a changé",
    title: "Une nouvelle adresse pour ton compte",
    paragraphs: ["Depuis le {at}, ton compte Candlewise est lié à {email}. Nous écrirons désormais à cette adresse."],
    note: "Si ce n’était pas toi, réponds tout de suite à ce message : nous pouvons l’arrêter.",
  },
  passwordChanged: {
    subject: "Ton mot de passe a changé",
    title: "Ton mot de passe est nouveau",
    paragraphs: ["Il a été changé le {at} avec {device}. Les autres appareils sont déconnectés."],
    note: "Si ce n’était pas toi, choisis tout de suite un autre mot de passe avec « Mot de passe oublié ? ».",
  },
  newSignIn: {
    subject: "Un nouvel appareil s’est connecté",
    title: "Un appareil que nous ne connaissions pas",
    paragraphs: ["{device} s’est connecté à ton compte le {at}."],
    note: "Si c’était toi, tout va bien. Sinon, change ton mot de passe : cela déconnecte l’autre appareil.",
  },
  sessionsEnded: {
    subject: "D’autres appareils ont été déconnectés",
    title: "Déconnecté ailleurs",
    paragraphs: ["Le {at}, {device} a déconnecté d’autres appareils de ton compte."],
    note: "Si ce n’était pas toi, change ton mot de passe : cela déconnecte tous les autres appareils.",
  },
  passkeyAdded: {
    subject: "Une clé d’accès a été ajoutée",
    title: "Tu as une nouvelle clé d’accès",
    paragraphs: ["Depuis le {at}, la clé « {passkey} » ouvre ton compte sans mot de passe."],
    note: "Si ce n’était pas toi, retire la clé dans ton profil et change ton mot de passe.",
  },
  passkeyRemoved: {
    subject: "Une clé d’accès a été retirée",
    title: "Une clé d’accès en moins",
    paragraphs: ["Le {at}, la clé « {passkey} » a été retirée. Elle n’ouvre plus ton compte."],
    note: "Si ce n’était pas toi, change ton mot de passe.",
  },
  erasureRequested: {
    subject: "Ton compte sera supprimé le {on}",
    title: "Dommage de te voir partir",
    paragraphs: [
      "Le {on}, nous supprimons ton compte et tout ce qu’il contient : progression, série, résultats, images. Ensuite, personne ne pourra le récupérer.",
      "Tu as changé d’avis ? Connecte-toi avant et choisis « Garder mon compte ».",
    ],
    action: "Garder mon compte",
    note: "Si tu n’as rien demandé, connecte-toi, garde le compte et change ton mot de passe.",
  },
  erasureDone: {
    subject: "Ton compte est supprimé",
    title: "C’est fait",
    paragraphs: [
      "Ton compte Candlewise et tout ce qu’il contenait sont supprimés. C’est le dernier message à cette adresse, et nous ne l’avons pas gardée.",
      "Merci pour le temps passé à apprendre avec nous.",
    ],
  },
  exportReady: {
    subject: "Tes données sont prêtes",
    title: "Tout ce que nous savons de toi",
    paragraphs: ["Tes données t’attendent dans un fichier ZIP. Le lien sert une seule fois, jusqu’au {at}."],
    action: "Télécharger mes données",
    note: "Toute personne qui a le lien peut lire tes données. Ne le transmets pas.",
  },
  feedbackReceived: {
    subject: "Avis de {sender}",
    title: "Quelqu’un nous a écrit",
    paragraphs: ["{sender} a écrit sur {page} :"],
  },
};
