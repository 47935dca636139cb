import type { EmailTexts } from "../emails.ts";

export const frenchEmails: EmailTexts = {
  frame: {
    copyLink: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
    footer:
      "Vous recevez ce message parce que vous avez un compte Candlewise. Nous n’envoyons pas de publicité et ne comptons pas les ouvertures.",
  },
  passwordCode: {
    subject: "{code} est votre code Candlewise",
    title: "Choisissez un nouveau mot de passe",
    paragraphs: [
      "Saisissez ce code dans Candlewise pour choisir un nouveau mot de passe. Il est valable {minutes} minutes.",
    ],
    note: "Si vous n’avez rien demandé, ne faites rien : votre mot de passe ne change pas. Ne donnez ce code à personne.",
  },
  signInLink: {
    subject: "Votre lien de connexion",
    title: "Bon retour parmi nous",
    paragraphs: ["Un clic et vous y êtes. Le lien sert une seule fois, pendant {minutes} minutes."],
    action: "Se connecter",
    note: "Si vous n’avez pas demandé ce lien, personne n’entre sans lui. Vous pouvez supprimer ce message.",
  },
  emailChangeCode: {
    subject: "{code} confirme votre nouvelle adresse",
    title: "Est-ce bien votre adresse ?",
    paragraphs: [
      "Saisissez ce code dans Candlewise et cette adresse devient celle de votre compte. Il est valable {minutes} minutes.",
    ],
    note: "Si vous n’avez rien demandé, quelqu’un s’est peut-être trompé d’adresse. Sans le code, rien ne change.",
  },
  emailChanged: {
    subject: "Votre adresse e-mail a été modifiée",
    title: "Une nouvelle adresse pour votre compte",
    paragraphs: ["Depuis le {at}, votre compte Candlewise est lié à {email}. Nous écrirons désormais à cette adresse."],
    note: "Si ce n’était pas vous, répondez tout de suite à ce message : nous pouvons encore empêcher ce changement.",
  },
  passwordChanged: {
    subject: "Votre mot de passe a été modifié",
    title: "Nouveau mot de passe enregistré",
    paragraphs: ["Votre mot de passe a été modifié le {at} avec {device}. Tous les autres appareils sont déconnectés."],
    note: "Si ce n’était pas vous, choisissez tout de suite un autre mot de passe avec « Mot de passe oublié ? ».",
  },
  newSignIn: {
    subject: "Un nouvel appareil s’est connecté",
    title: "Un appareil que nous ne connaissions pas",
    paragraphs: ["{device} s’est connecté à votre compte le {at}."],
    note: "Si c’était vous, tout va bien. Sinon, changez votre mot de passe : cela déconnecte l’autre appareil.",
  },
  sessionsEnded: {
    subject: "D’autres appareils ont été déconnectés",
    title: "Déconnexion sur d’autres appareils",
    paragraphs: ["Le {at}, {device} a déconnecté d’autres appareils de votre compte."],
    note: "Si ce n’était pas vous, changez votre mot de passe : cela déconnecte tous les autres appareils.",
  },
  sessionReused: {
    subject: "Vous avez été déconnecté d’un appareil",
    title: "Nous avons fermé une session pour protéger votre compte",
    paragraphs: [
      "Le {at}, un accès périmé a été utilisé avec {device}. Il a peut-être été copié : nous avons donc fermé cette session. Si c’était vous, reconnectez-vous.",
    ],
    note: "Si cela ne vous dit rien, changez votre mot de passe : cela déconnecte tous les autres appareils.",
  },
  passkeyAdded: {
    subject: "Une clé d’accès a été ajoutée",
    title: "Vous avez une nouvelle clé d’accès",
    paragraphs: ["Depuis le {at}, la clé « {passkey} » ouvre votre compte sans mot de passe."],
    note: "Si ce n’était pas vous, retirez la clé dans votre profil et changez votre mot de passe.",
  },
  passkeyRemoved: {
    subject: "Une clé d’accès a été retirée",
    title: "Une clé d’accès en moins",
    paragraphs: ["Le {at}, la clé « {passkey} » a été retirée. Elle n’ouvre plus votre compte."],
    note: "Si ce n’était pas vous, changez votre mot de passe.",
  },
  erasureRequested: {
    subject: "Votre compte sera supprimé le {on}",
    title: "Nous regrettons votre départ",
    paragraphs: [
      "Le {on}, nous supprimerons votre compte et tout ce qu’il contient : progression, série, résultats, images. Ensuite, personne ne pourra le récupérer.",
      "Vous avez changé d’avis ? Connectez-vous avant et choisissez « Garder mon compte ».",
    ],
    action: "Garder mon compte",
    note: "Si vous n’avez rien demandé, connectez-vous, gardez le compte et changez votre mot de passe.",
  },
  erasureCancelled: {
    subject: "Votre compte est conservé",
    title: "Votre compte ne sera pas supprimé",
    paragraphs: ["La suppression de votre compte a été annulée le {at} avec {device}. Rien n’a changé."],
    note: "Si ce n’était pas vous, changez votre mot de passe et demandez de nouveau la suppression.",
  },
  erasureDone: {
    subject: "Votre compte est supprimé",
    title: "C’est fait",
    paragraphs: [
      "Votre compte Candlewise et tout ce qu’il contenait sont supprimés. C’est le dernier message envoyé à cette adresse, que nous n’avons pas conservée.",
      "Merci pour le temps passé à apprendre avec nous.",
    ],
  },
  exportReady: {
    subject: "Vos données sont prêtes",
    title: "Tout ce que nous savons de vous",
    paragraphs: ["Vos données vous attendent dans un fichier ZIP. Le lien sert une seule fois, jusqu’au {at}."],
    action: "Télécharger mes données",
    note: "Toute personne qui a le lien peut lire vos données. Ne le transmettez pas.",
  },
  feedbackReceived: {
    subject: "Avis de {sender}",
    title: "Quelqu’un nous a écrit",
    paragraphs: ["{sender} a écrit sur {page} :"],
  },
};
