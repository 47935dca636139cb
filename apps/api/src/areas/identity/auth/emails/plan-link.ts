import { z } from "zod";
import { defineEmail, EmailUrlSchema } from "#api/platform/mail/email.ts";

export const planLink = defineEmail({
  name: "planLink",
  data: z.strictObject({ url: EmailUrlSchema, hours: z.int() }),
  retentionDays: 30,
  texts: {
    en: {
      subject: "Your link to your plan",
      title: "Manage your plan",
      paragraphs: [
        "Tap the button to see your plan, cards and receipts, or to cancel, without signing in. The link works for {hours} hours.",
      ],
      action: "Manage my plan",
      note: "Didn’t request this link? You can delete this email. Don’t forward it: anyone with the link can cancel your plan.",
    },
    de: {
      subject: "Dein Link zu deinem Abo",
      title: "Dein Abo verwalten",
      paragraphs: [
        "Mit einem Klick siehst du Abo, Karten und Belege oder kündigst, ohne dich anzumelden. Der Link gilt {hours} Stunden.",
      ],
      action: "Mein Abo verwalten",
      note: "Du hast keinen Link angefordert? Dann lösche die Nachricht. Leite sie nicht weiter: Wer den Link hat, kann dein Abo kündigen.",
    },
    es: {
      subject: "Tu enlace a tu plan",
      title: "Gestiona tu plan",
      paragraphs: [
        "Con un clic verás tu plan, tus tarjetas y tus recibos, o podrás cancelar, sin iniciar sesión. El enlace sirve durante {hours} horas.",
      ],
      action: "Gestionar mi plan",
      note: "Si no pediste este enlace, borra el correo. No lo reenvíes: quien tenga el enlace puede cancelar tu plan.",
    },
    fr: {
      subject: "Votre lien vers votre abonnement",
      title: "Gérer votre abonnement",
      paragraphs: [
        "Un clic pour voir votre abonnement, vos cartes et vos reçus, ou pour résilier, sans vous connecter. Le lien est valable {hours} heures.",
      ],
      action: "Gérer mon abonnement",
      note: "Vous n’avez pas demandé ce lien ? Supprimez ce message. Ne le transférez pas : toute personne qui a le lien peut résilier votre abonnement.",
    },
    pt: {
      subject: "Seu link para o seu plano",
      title: "Gerencie seu plano",
      paragraphs: [
        "Com um clique você vê seu plano, seus cartões e recibos, ou cancela, sem precisar entrar. O link vale por {hours} horas.",
      ],
      action: "Gerenciar meu plano",
      note: "Se você não pediu este link, apague o e-mail. Não o repasse: quem tiver o link pode cancelar seu plano.",
    },
    ar: {
      subject: "رابط إدارة اشتراكك",
      title: "إدارة اشتراكك",
      paragraphs: [
        "اضغط الزر لعرض اشتراكك وبطاقاتك وإيصالاتك، أو لإلغاء الاشتراك، دون تسجيل الدخول. مدة صلاحية الرابط بالساعات: {hours}.",
      ],
      action: "إدارة اشتراكي",
      note: "إن لم تطلب هذا الرابط فاحذف الرسالة. لا تُعد إرسالها، فكل من لديه الرابط يستطيع إلغاء اشتراكك.",
    },
  },
});
