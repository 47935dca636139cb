import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "feedback.title": "أخبرنا برأيك",
  "feedback.lead": "ما الخطأ، وما الناقص، وما الجيد؟ يقرأ رسالتك شخص حقيقي.",
  "feedback.label": "رسالتك",
  "feedback.capture": "التقاط صورة للصفحة",
  "feedback.choose": "إضافة صورة",
  "feedback.preview": "الصورة المرفقة",
  "feedback.remove": "إزالة الصورة",
  "feedback.pictureFailed": "تعذّرت قراءة هذه الصورة. اختر ملف JPEG أو PNG أو WebP.",
  "feedback.send": "إرسال",
  "feedback.problem.empty": "اكتب بضع كلمات أولًا.",
  "feedback.problem.failed": "لم تُرسَل رسالتك، وهي ما زالت هنا؛ حاول بعد لحظة.",
  "feedback.thanks": "شكرًا لك",
  "feedback.outcome.sent": "وصلت رسالتك، وهي تساعد على تحسين Candlewise.",
  "feedback.outcome.queued": "لا يوجد اتصال. رسالتك محفوظة على هذا الجهاز وتُرسَل عند عودة الاتصال.",
  "feedback.close": "تم",
} as const satisfies Translation<typeof english>;
