import { z } from "zod";
import { defineEmail } from "#api/platform/mail/email.ts";

/** Leaves no record, not even that it was sent. */
export const erasureDone = defineEmail({
  name: "erasureDone",
  data: z.strictObject({}),
  retentionDays: 0,
  texts: {
    en: {
      subject: "Your account has been deleted",
      title: "Your account has been deleted",
      paragraphs: [
        "Your Candlewise account and everything in it are gone. This is the last email we’ll send you, and we haven’t kept your address.",
        "Thank you for learning with us.",
      ],
    },
    de: {
      subject: "Dein Konto ist gelöscht",
      title: "Es ist erledigt",
      paragraphs: [
        "Dein Candlewise-Konto und alles darin ist gelöscht. Das ist die letzte Nachricht an diese Adresse; gespeichert haben wir die Adresse nicht mehr.",
        "Danke für die Zeit, in der du mit uns gelernt hast.",
      ],
    },
    es: {
      subject: "Tu cuenta se eliminó",
      title: "Listo",
      paragraphs: [
        "Tu cuenta de Candlewise y todo lo que contenía se eliminaron. Este es el último correo a esta dirección, que no hemos guardado.",
        "Gracias por el tiempo que pasaste aprendiendo con nosotros.",
      ],
    },
    fr: {
      subject: "Votre compte est supprimé",
      title: "C’est fait",
      paragraphs: [
        "Votre compte Candlewise et tout ce qu’il contenait sont supprimés. C’est le dernier message envoyé à cette adresse, que nous n’avons pas conservée.",
        "Merci pour le temps passé à apprendre avec nous.",
      ],
    },
    pt: {
      subject: "Sua conta foi excluída",
      title: "Está feito",
      paragraphs: [
        "Sua conta Candlewise e tudo o que havia nela foram excluídos. Este é o último e-mail para este endereço, que não guardamos.",
        "Obrigado pelo tempo que você passou aprendendo conosco.",
      ],
    },
    ar: {
      subject: "حُذف حسابك",
      title: "تمّ الأمر",
      paragraphs: [
        "حُذف حسابك في Candlewise وكل ما فيه. هذه آخر رسالة إلى هذا العنوان، ولم نحتفظ به.",
        "شكرًا على الوقت الذي تعلّمت فيه معنا.",
      ],
    },
  },
});
