import { z } from "zod";
import { defineEmail, EmailUrlSchema } from "#api/platform/mail/email.ts";

export const withdrawalConfirmed = defineEmail({
  name: "withdrawalConfirmed",
  data: z.strictObject({
    product: z.string(),
    amount: z.string(),
    at: z.iso.datetime(),
    order: z.string(),
    url: EmailUrlSchema,
  }),
  retentionDays: 30,
  texts: {
    en: {
      subject: "You have withdrawn from your contract",
      title: "Your withdrawal is confirmed",
      paragraphs: [
        "We received your withdrawal from “{product}” on {at}. Your access has ended.",
        "{amount} will be refunded to the way you paid. Nothing more will be charged.",
      ],
      action: "See my receipts",
      note: "Order {order}. Keep this email as proof.",
    },
    de: {
      subject: "Dein Widerruf ist eingegangen",
      title: "Widerruf bestätigt",
      paragraphs: [
        "Dein Widerruf für „{product}“ ist am {at} bei uns eingegangen. Dein Zugang ist beendet.",
        "Du bekommst {amount} auf dem Weg zurück, auf dem du bezahlt hast. Weiter wird nichts abgebucht.",
      ],
      action: "Meine Belege ansehen",
      note: "Bestellung {order}. Bewahre diese E-Mail als Nachweis auf.",
    },
    es: {
      subject: "Has desistido de tu contrato",
      title: "Tu desistimiento está confirmado",
      paragraphs: [
        "Recibimos tu desistimiento de «{product}» el {at}. Tu acceso ha terminado.",
        "Te devolveremos {amount} por el mismo medio de pago. No se cobrará nada más.",
      ],
      action: "Ver mis recibos",
      note: "Pedido {order}. Guarda este correo como justificante.",
    },
    fr: {
      subject: "Vous vous êtes rétracté de votre contrat",
      title: "Votre rétractation est confirmée",
      paragraphs: [
        "Nous avons reçu votre rétractation pour « {product} » le {at}. Votre accès a pris fin.",
        "{amount} vous seront remboursés par le même moyen de paiement. Plus rien ne sera débité.",
      ],
      action: "Voir mes reçus",
      note: "Commande {order}. Conservez ce message comme preuve.",
    },
    pt: {
      subject: "Você desistiu do seu contrato",
      title: "Sua desistência está confirmada",
      paragraphs: [
        "Recebemos sua desistência de “{product}” em {at}. Seu acesso terminou.",
        "{amount} serão devolvidos pelo mesmo meio de pagamento. Nada mais será cobrado.",
      ],
      action: "Ver meus recibos",
      note: "Pedido {order}. Guarde este e-mail como comprovante.",
    },
    ar: {
      subject: "تم انسحابك من العقد",
      title: "تأكيد الانسحاب",
      paragraphs: [
        "استلمنا انسحابك من «{product}» بتاريخ {at}. انتهى وصولك.",
        "سيُعاد المبلغ {amount} بطريقة الدفع نفسها، ولن يُخصم أي مبلغ آخر.",
      ],
      action: "عرض إيصالاتي",
      note: "الطلب {order}. احتفظ بهذه الرسالة إثباتًا.",
    },
  },
});
