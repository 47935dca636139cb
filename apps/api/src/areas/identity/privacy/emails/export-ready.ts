import { z } from "zod";
import { defineEmail, EmailUrlSchema } from "#api/platform/mail/email.ts";

export const exportReady = defineEmail({
  name: "exportReady",
  data: z.strictObject({ url: EmailUrlSchema, at: z.iso.datetime() }),
  retentionDays: 30,
  texts: {
    en: {
      subject: "Your data is ready to download",
      title: "Your data export",
      paragraphs: ["Your data is ready as a ZIP file. The link works once and expires on {at}."],
      action: "Download my data",
      note: "Anyone with this link can read your data, so don’t share it.",
    },
    de: {
      subject: "Deine Daten sind bereit",
      title: "Alles, was wir über dich wissen",
      paragraphs: ["Deine Daten liegen als ZIP-Datei bereit. Der Link gilt nur einmal, bis zum {at}."],
      action: "Daten herunterladen",
      note: "Wer den Link hat, kann deine Daten lesen. Gib ihn nicht weiter.",
    },
    es: {
      subject: "Tus datos están listos",
      title: "Todo lo que sabemos de ti",
      paragraphs: ["Tus datos te esperan en un archivo ZIP. El enlace sirve una sola vez, hasta el {at}."],
      action: "Descargar mis datos",
      note: "Quien tenga el enlace puede leer tus datos. No lo compartas.",
    },
    fr: {
      subject: "Vos données sont prêtes",
      title: "Tout ce que nous savons de vous",
      paragraphs: ["Vos données vous attendent dans un fichier ZIP. Le lien sert une seule fois, jusqu’au {at}."],
      action: "Télécharger mes données",
      note: "Toute personne qui a le lien peut lire vos données. Ne le transmettez pas.",
    },
    pt: {
      subject: "Seus dados estão prontos",
      title: "Tudo o que sabemos sobre você",
      paragraphs: ["Seus dados esperam por você em um arquivo ZIP. O link vale uma única vez, até {at}."],
      action: "Baixar meus dados",
      note: "Quem tiver o link pode ler seus dados. Não o repasse.",
    },
    ar: {
      subject: "بياناتك جاهزة",
      title: "كل ما نعرفه عنك",
      paragraphs: ["بياناتك بانتظارك في ملف ZIP. يعمل الرابط مرة واحدة فقط، حتى {at}."],
      action: "تنزيل بياناتي",
      note: "كل من لديه الرابط يستطيع قراءة بياناتك، فلا تشاركه مع أحد.",
    },
  },
});
