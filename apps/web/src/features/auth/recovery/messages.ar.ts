import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "recovery.forgot.title": "نسيت كلمة المرور؟",
  "recovery.forgot.text": "يحدث هذا للجميع. أدخل بريدك ونرسل إليك رمزًا لتختار كلمة جديدة.",
  "recovery.forgot.submit": "أرسل لي رمزًا",
  "recovery.forgot.remembered": "تذكرتها؟",

  "recovery.sent.title": "تفقّد بريدك",
  "recovery.code.sent": "إن كان لهذا البريد حساب، فالرمز في الطريق إليك. يصلح لمدة 10 دقائق.",
  "recovery.code.field": "الرمز الذي في الرسالة",
  "recovery.code.hint": "ستة أرقام. لم تصلك الرسالة؟ ابحث في البريد المزعج أيضًا.",
  "recovery.code.missing": "أدخل الأرقام الستة التي في الرسالة.",
  "recovery.code.submit": "احفظ كلمة المرور وادخل",
  "recovery.newPassword": "كلمة المرور الجديدة",

  "recovery.resend": "أرسلها مرة أخرى",
  "recovery.resendIn": "أرسلها مرة أخرى بعد {seconds} ث",
  "recovery.resent": "أُرسلت مرة أخرى. استخدم أحدث رسالة.",

  "recovery.link.submit": "أرسل لي رابطًا جديدًا",
  "recovery.link.sent":
    "إن كان لهذا البريد حساب، فالرابط في الطريق إليك. يصلح مرة واحدة خلال 10 دقائق. يمكنك إغلاق هذه الصفحة.",
  "recovery.link.withPassword": "الدخول بكلمة المرور",

  "recovery.auto.title": "ادخل بالرابط",
  "recovery.auto.text": "بضغطة واحدة تدخل على هذا الجهاز، ولا يصلح الرابط بعدها.",
  "recovery.auto.present": "الحساب {email} مفتوح هنا. إن كان الرابط لحساب آخر فسيحل محله.",
  "recovery.auto.stay": "البقاء في الحساب الحالي",
  "recovery.auto.usedTitle": "هذا الرابط لم يعد يعمل",
  "recovery.auto.used": "استُخدم من قبل أو مضى عليه أكثر من 10 دقائق. حسابك بخير: اطلب رابطًا جديدًا وتابع.",
  "recovery.auto.missingTitle": "هذا الرابط ناقص",
  "recovery.auto.missing": "افتحه من الرسالة مرة أخرى: إعادة التحميل تمحو جزأه السري عمدًا. أو اطلب رابطًا جديدًا.",
  "recovery.auto.havePassword": "تعرف كلمة مرورك؟",
} as const satisfies Translation<typeof english>;
