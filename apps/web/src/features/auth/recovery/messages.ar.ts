import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "recovery.forgot.title": "هل نسيت كلمة المرور؟",
  "recovery.forgot.text": "يحدث هذا للجميع. أدخل بريدك ونرسل إليك رمزًا لاختيار كلمة مرور جديدة.",
  "recovery.forgot.submit": "أرسل لي رمزًا",
  "recovery.forgot.remembered": "هل تذكّرتها؟",

  "recovery.sent.title": "تفقّد بريدك",
  "recovery.code.sent": "إن كان لهذا البريد حساب، فالرمز في الطريق إليك. صلاحيته 10 دقائق.",
  "recovery.code.field": "الرمز الذي في الرسالة",
  "recovery.code.hint": "ستة أرقام. لم تصل الرسالة؟ ابحث في البريد غير المرغوب فيه أيضًا.",
  "recovery.code.missing": "أدخل الأرقام الستة التي في الرسالة.",
  "recovery.code.submit": "حفظ كلمة المرور والدخول",
  "recovery.newPassword": "كلمة المرور الجديدة",

  "recovery.resend": "إعادة الإرسال",
  "recovery.resendIn": "إعادة الإرسال بعد {seconds} ث",
  "recovery.resent": "أُعيد الإرسال. استخدم أحدث رسالة.",

  "recovery.link.submit": "أرسل لي رابطًا جديدًا",
  "recovery.link.sent":
    "إن كان لهذا البريد حساب، فالرابط في الطريق إليك. يصلح مرة واحدة خلال 10 دقائق. يمكنك إغلاق هذه الصفحة.",
  "recovery.link.withPassword": "تسجيل الدخول بكلمة المرور",

  "recovery.auto.title": "تسجيل الدخول بالرابط",
  "recovery.auto.text": "بضغطة واحدة تسجّل الدخول. يعمل الرابط مرة واحدة.",
  "recovery.auto.present": "الحساب {email} مفتوح هنا. إن كان الرابط لحساب آخر فسيحل محله.",
  "recovery.auto.stay": "البقاء في الحساب الحالي",
  "recovery.auto.usedTitle": "هذا الرابط لم يعد يعمل",
  "recovery.auto.used": "استُخدم من قبل أو مضى عليه أكثر من 10 دقائق. حسابك بخير: اطلب رابطًا جديدًا وتابع.",
  "recovery.auto.missingTitle": "هذا الرابط ناقص",
  "recovery.auto.missing":
    "افتحه من الرسالة مرة أخرى: إعادة تحميل الصفحة تحذف جزأه السري، وهذا مقصود. أو اطلب رابطًا جديدًا.",
  "recovery.auto.havePassword": "هل تعرف كلمة المرور؟",
} as const satisfies Translation<typeof english>;
