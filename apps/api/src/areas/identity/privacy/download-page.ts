import { createHash } from "node:crypto";
import type { Language } from "#api/platform/http/endpoint.ts";

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

const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;
font:16px/25px "Onest","Rubik",system-ui,sans-serif;background:light-dark(#f6f4fb,#100d2e);color:light-dark(#1b174c,#fff)}
main{max-width:440px;padding:32px 28px;border-radius:20px;background:light-dark(#fff,#1b1742)}
h1{margin:0 0 12px;font-size:26px;line-height:32px}p{margin:0 0 24px;color:light-dark(#55507f,#bbb6e3)}
button,a{display:inline-block;padding:14px 28px;border:0;border-bottom:4px solid #6f9400;border-radius:16px;
background:#c9f24b;color:#1b174c;font:700 17px/24px inherit;font-family:inherit;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid light-dark(#5a35e0,#a793ff);outline-offset:3px}`;
const styleHash = createHash("sha256").update(style).digest("base64");

export const downloadPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page without scripts, so that it works in old browsers too. */
export function downloadPage(language: Language, isThere: boolean): string {
  const { title, text, button, gone, goneText, back } = words[language];
  const action = isThere
    ? `<form method="post" enctype="multipart/form-data"><button>${button}</button></form>`
    : `<a href="/profile">${back}</a>`;
  return `<!doctype html><html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${isThere ? title : gone}</title><style>${style}</style></head>
<body><main><h1>${isThere ? title : gone}</h1><p>${isThere ? text : goneText}</p>${action}</main></body></html>`;
}
