import type { PaymentMethod } from "@candlewise/domain/payments/order-status";
import type { MailLanguage } from "#api/platform/mail/email.ts";

interface Words {
  readonly title: string;
  readonly test: string;
  readonly order: string;
  readonly paidOn: string;
  readonly paidBy: string;
  readonly buyer: string;
  readonly net: string;
  readonly vat: string;
  readonly noVat: string;
  readonly total: string;
  readonly refunded: string;
  readonly methods: Readonly<Record<PaymentMethod, string>>;
}

const METHODS = { PAYPAL: "PayPal", APPLEPAY: "Apple Pay", GOOGLEPAY: "Google Pay" };

const en: Words = {
  title: "Receipt",
  test: "Test payment, no money moves",
  order: "Order",
  paidOn: "Paid on",
  paidBy: "Paid by",
  buyer: "Buyer",
  net: "Net",
  vat: "VAT",
  noVat: "No VAT is due in your country.",
  total: "Total",
  refunded: "Refunded",
  methods: { ...METHODS, CARD: "card" },
};

export const RECEIPT_WORDS: Readonly<Record<MailLanguage, Words>> = {
  en,
  de: {
    title: "Beleg",
    test: "Testzahlung, es fließt kein Geld",
    order: "Bestellung",
    paidOn: "Bezahlt am",
    paidBy: "Bezahlt mit",
    buyer: "Käufer",
    net: "Netto",
    vat: "MwSt.",
    noVat: "In deinem Land fällt keine MwSt. an.",
    total: "Gesamt",
    refunded: "Erstattet",
    methods: { ...METHODS, CARD: "Karte" },
  },
  es: {
    title: "Recibo",
    test: "Pago de prueba, no se mueve dinero",
    order: "Pedido",
    paidOn: "Pagado el",
    paidBy: "Pagado con",
    buyer: "Comprador",
    net: "Base imponible",
    vat: "IVA",
    noVat: "En tu país no se aplica IVA.",
    total: "Total",
    refunded: "Reembolsado",
    methods: { ...METHODS, CARD: "tarjeta" },
  },
  fr: {
    title: "Reçu",
    test: "Paiement d’essai, aucun argent ne circule",
    order: "Commande",
    paidOn: "Payé le",
    paidBy: "Payé par",
    buyer: "Acheteur",
    net: "Hors taxes",
    vat: "TVA",
    noVat: "Aucune TVA n’est due dans votre pays.",
    total: "Total",
    refunded: "Remboursé",
    methods: { ...METHODS, CARD: "carte" },
  },
  pt: {
    title: "Recibo",
    test: "Pagamento de teste, nenhum dinheiro é movimentado",
    order: "Pedido",
    paidOn: "Pago em",
    paidBy: "Pago com",
    buyer: "Comprador",
    net: "Valor líquido",
    vat: "Impostos",
    noVat: "Não há impostos devidos no seu país.",
    total: "Total",
    refunded: "Reembolsado",
    methods: { ...METHODS, CARD: "cartão" },
  },
  ar: {
    title: "إيصال",
    test: "دفعة تجريبية، لا تنتقل أي أموال",
    order: "الطلب",
    paidOn: "تاريخ الدفع",
    paidBy: "طريقة الدفع",
    buyer: "المشتري",
    net: "المبلغ دون الضريبة",
    vat: "ضريبة القيمة المضافة",
    noVat: "لا تُستحق ضريبة القيمة المضافة في بلدك.",
    total: "الإجمالي",
    refunded: "المبلغ المُسترد",
    methods: { ...METHODS, CARD: "بطاقة" },
  },
};
