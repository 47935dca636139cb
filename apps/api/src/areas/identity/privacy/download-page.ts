import type { Language } from "#api/platform/http/endpoint.ts";
import type { FileAnswer } from "#api/platform/http/files.ts";
import { plainPage } from "#api/platform/http/plain-page.ts";

interface Words {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly gone: string;
  readonly goneText: string;
  readonly back: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    title: "Your data is ready",
    text: "One ZIP file with everything we know about you. The link works once. Keep the file where only you can read it.",
    button: "Download my data",
    gone: "This link no longer works",
    goneText: "It was already used or has expired. You can request your data again in your profile.",
    back: "Go to Candlewise",
  },
  es: {
    title: "Tus datos están listos",
    text: "Un archivo ZIP con todo lo que sabemos de ti. El enlace sirve una sola vez: guarda el archivo donde solo tú puedas leerlo.",
    button: "Descargar mis datos",
    gone: "Este enlace ya no funciona",
    goneText: "Ya se usó o es demasiado antiguo. Puedes pedir tus datos otra vez en tu perfil.",
    back: "Ir a Candlewise",
  },
  de: {
    title: "Deine Daten sind bereit",
    text: "Eine ZIP-Datei mit allem, was wir über dich wissen. Der Link gilt nur einmal: Bewahre die Datei dort auf, wo nur du sie lesen kannst.",
    button: "Daten herunterladen",
    gone: "Dieser Link gilt nicht mehr",
    goneText: "Er wurde schon benutzt oder ist zu alt. In deinem Profil kannst du deine Daten noch einmal anfordern.",
    back: "Zu Candlewise",
  },
  fr: {
    title: "Vos données sont prêtes",
    text: "Un fichier ZIP avec tout ce que nous savons de vous. Le lien sert une seule fois : gardez le fichier là où personne d’autre ne peut le lire.",
    button: "Télécharger mes données",
    gone: "Ce lien n’est plus valable",
    goneText: "Il a déjà servi ou il est trop ancien. Vous pouvez redemander vos données dans votre profil.",
    back: "Aller sur Candlewise",
  },
  pt: {
    title: "Seus dados estão prontos",
    text: "Um arquivo ZIP com tudo o que sabemos sobre você. O link vale uma única vez: guarde o arquivo onde só você possa lê-lo.",
    button: "Baixar meus dados",
    gone: "Este link não vale mais",
    goneText: "Ele já foi usado ou é antigo demais. Você pode pedir seus dados de novo no seu perfil.",
    back: "Ir para o Candlewise",
  },
  ar: {
    title: "بياناتك جاهزة",
    text: "ملف ZIP واحد فيه كل ما نعرفه عنك. يعمل الرابط مرة واحدة فقط، فاحفظ الملف حيث لا يقرؤه سواك.",
    button: "تنزيل بياناتي",
    gone: "لم يعد هذا الرابط يعمل",
    goneText: "استُخدم من قبل أو انتهت مدته. يمكنك طلب بياناتك مجددًا من ملفك الشخصي.",
    back: "الذهاب إلى Candlewise",
  },
};

/** The page behind the link of an export, whether or not it still works. */
export function downloadPage(language: Language, isThere: boolean): FileAnswer {
  const { title, text, button, gone, goneText, back } = words[language];
  return isThere
    ? plainPage({ language, title, text, action: button })
    : plainPage({ language, title: gone, text: goneText, action: { words: back, to: "/profile" }, status: 404 });
}
