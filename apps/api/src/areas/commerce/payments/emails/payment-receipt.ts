import { z } from "zod";
import { defineEmail, EmailUrlSchema } from "#api/platform/mail/email.ts";

export const paymentReceipt = defineEmail({
  name: "paymentReceipt",
  data: z.strictObject({
    product: z.string(),
    amount: z.string(),
    vat: z.string(),
    at: z.iso.datetime(),
    order: z.string(),
    receipt: z.string(),
    /** The page of the plan, where a subscription is cancelled. */
    url: EmailUrlSchema,
  }),
  retentionDays: 30,
  texts: {
    en: {
      subject: "Your receipt: {amount}",
      title: "Thank you for your payment",
      paragraphs: [
        "{product}: {amount}, VAT included: {vat}. Paid on {at}.",
        "Your receipt as a PDF: {receipt}",
        "You can cancel at any time on the page of your plan.",
      ],
      action: "See or cancel my plan",
      note: "Order {order}",
    },
    de: {
      subject: "Dein Beleg: {amount}",
      title: "Danke für deine Zahlung",
      paragraphs: [
        "{product}: {amount}, darin MwSt.: {vat}. Bezahlt am {at}.",
        "Dein Beleg als PDF: {receipt}",
        "Auf der Seite deines Abos kannst du jederzeit kündigen.",
      ],
      action: "Abo ansehen oder kündigen",
      note: "Bestellung {order}",
    },
    es: {
      subject: "Tu recibo: {amount}",
      title: "Gracias por tu pago",
      paragraphs: [
        "{product}: {amount}, IVA incluido: {vat}. Pagado el {at}.",
        "Tu recibo en PDF: {receipt}",
        "Puedes cancelar cuando quieras en la página de tu plan.",
      ],
      action: "Ver o cancelar mi plan",
      note: "Pedido {order}",
    },
    fr: {
      subject: "Votre reçu : {amount}",
      title: "Merci pour votre paiement",
      paragraphs: [
        "{product} : {amount}, dont TVA : {vat}. Payé le {at}.",
        "Votre reçu en PDF : {receipt}",
        "Vous pouvez résilier à tout moment sur la page de votre abonnement.",
      ],
      action: "Voir ou résilier mon abonnement",
      note: "Commande {order}",
    },
    pt: {
      subject: "Seu recibo: {amount}",
      title: "Obrigado pelo pagamento",
      paragraphs: [
        "{product}: {amount}, impostos incluídos: {vat}. Pago em {at}.",
        "Seu recibo em PDF: {receipt}",
        "Você pode cancelar a qualquer momento na página do seu plano.",
      ],
      action: "Ver ou cancelar meu plano",
      note: "Pedido {order}",
    },
    ar: {
      subject: "إيصالك: {amount}",
      title: "شكرًا على الدفع",
      paragraphs: [
        "{product}: {amount}، منها ضريبة القيمة المضافة: {vat}. تاريخ الدفع: {at}.",
        "إيصالك بصيغة PDF: {receipt}",
        "يمكنك الإلغاء في أي وقت من صفحة اشتراكك.",
      ],
      action: "عرض اشتراكي أو إلغاؤه",
      note: "الطلب {order}",
    },
  },
});
