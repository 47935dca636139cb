import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "app.skip": "الانتقال إلى المحتوى",
  "app.navigation": "القائمة الرئيسية",
  "app.nav.learn": "التعلّم",
  "app.nav.courses": "الدورات",
  "app.nav.simulator": "المحاكي",
  "app.nav.profile": "الملف الشخصي",
  "app.balance": "رصيد التدريب {amount}، الانتقال إلى المحاكي",
  "app.notFound.title": "عذرًا! الصفحة غير موجودة!",
  "app.notFound.text": "ربما حُذفت الصفحة المطلوبة أو تغيّر اسمها أو تعذّر الوصول إليها مؤقتًا.",
  "app.notFound.back": "رجوع",
  "app.error.title": "عذرًا! حدث خطأ ما",
  "app.error.text": "نعمل على حل المشكلة بأسرع ما يمكن",
  "app.error.refresh": "تحديث الصفحة",
  "app.splash": "جارٍ تسجيل خروجك",
  "app.update.text": "يتوفر إصدار جديد من Candlewise.",
  "app.update.action": "تحديث",
} as const satisfies Translation<typeof english>;
