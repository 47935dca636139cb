import type { Translation } from "./catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "ui.close": "إغلاق",
  "ui.back": "رجوع",
  "ui.home": "Candlewise، العودة إلى مسارك",
  "ui.retry": "إعادة المحاولة",
  "ui.loading": "جارٍ التحميل",
  "ui.language": "اللغة",
  "ui.showPassword": "إظهار كلمة المرور",
  "ui.hidePassword": "إخفاء كلمة المرور",
  "ui.dismiss": "إخفاء",
  "ui.error.title": "تعذّر التحميل",
  "ui.error.text": "لم يضِع شيء. تحقق من اتصالك وحاول مرة أخرى.",
  "ui.error.offlineTitle": "لا يوجد اتصال بالإنترنت",
  "ui.error.offlineText": "ما فتحته من قبل لا يزال هنا، ويعود الباقي مع عودة الاتصال.",
  "ui.offline": "لا يوجد اتصال. ما فتحته من الدروس يعمل.",
  "ui.offlineQueued":
    "{count, plural, zero {لا تغييرات بانتظار الإرسال.} one {سيُرسَل تغيير واحد عند عودة الاتصال.} two {سيُرسَل تغييران عند عودة الاتصال.} few {ستُرسَل # تغييرات عند عودة الاتصال.} many {سيُرسَل # تغييرًا عند عودة الاتصال.} other {سيُرسَل # تغيير عند عودة الاتصال.}}",
  "ui.asOf": "آخر تحديث {time}، لا يوجد اتصال.",
  "ui.offlineSending": "جارٍ مزامنة تقدّمك…",
} as const satisfies Translation<typeof english>;
