import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "feedback.title": "أخبرنا",
  "feedback.lead": "ما الخطأ أو الناقص أو الجيد؟ يقرؤه إنسان.",
  "feedback.label": "رسالتك",
  "feedback.capture": "التقط صورة للصفحة",
  "feedback.choose": "أضف صورة",
  "feedback.preview": "الصورة المرفقة",
  "feedback.remove": "أزل الصورة",
  "feedback.pictureFailed": "تعذّرت قراءة هذه الصورة. اختر ملف JPEG أو PNG أو WebP.",
  "feedback.send": "إرسال",
  "feedback.problem.empty": "اكتب بضع كلمات أولًا.",
  "feedback.problem.failed": "لم تُرسل. رسالتك ما زالت هنا؛ حاول بعد لحظة.",
  "feedback.thanks": "شكرًا لك",
  "feedback.outcome.sent": "وصلت رسالتك. إنها تساعد على تحسين Candlewise.",
  "feedback.outcome.queued": "أنت غير متصل. رسالتك محفوظة على هذا الجهاز وتُرسل عند عودة الاتصال.",
  "feedback.close": "تم",
} as const satisfies Translation<typeof english>;
