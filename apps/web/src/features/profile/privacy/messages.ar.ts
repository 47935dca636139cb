import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "privacy.title": "بياناتك",
  "privacy.failed": "لم ينجح ذلك. تحقق من اتصالك وحاول مرة أخرى.",
  "privacy.export.title": "تنزيل بياناتي",
  "privacy.export.text":
    "كل ما نحفظه عنك في ملف ZIP واحد: الملف الشخصي والإجابات والتقدم والصور. يصل الرابط بالبريد ويعمل مرة واحدة.",
  "privacy.export.request": "تجهيز بياناتي",
  "privacy.export.again": "إعادة التجهيز",
  "privacy.export.tooMany": "يمكنك طلب بياناتك ثلاث مرات في اليوم. حاول مرة أخرى غدًا.",
  "privacy.export.unverified": "لا تُرسل بياناتك إلا إلى بريد إلكتروني مؤكَّد. أكِّد بريدك أولًا.",
  "privacy.export.confirm": "تأكيد بريدي الإلكتروني",
  "privacy.export.preparing": "نجمعها الآن. يستغرق ذلك أقل من دقيقة.",
  "privacy.export.ready": "الرابط في طريقه إلى {email} (طُلب في {at}).",
  "privacy.delete.title": "حذف حسابي",
  "privacy.delete.row": "أمامك 14 يومًا للتراجع",
  "privacy.delete.consequence.learning": "يُمحى تقدمك وإجاباتك وسلسلة أيامك.",
  "privacy.delete.consequence.profile": "يُمحى اسمك وصورتك وبريدك الإلكتروني.",
  "privacy.delete.consequence.devices": "يُسجَّل خروجك من كل الأجهزة فورًا.",
  "privacy.delete.consequence.grace": "خلال 14 يومًا يمكنك تسجيل الدخول والاحتفاظ بالحساب. بعدها لا يستطيع أحد إعادته.",
  "privacy.delete.password": "كلمة المرور",
  "privacy.delete.press": "حذف حسابي",
  "privacy.delete.stay": "العودة إلى ملفي",
  "privacy.delete.empty": "أدخل كلمة المرور.",
  "privacy.delete.wrong": "كلمة المرور غير صحيحة.",
  "privacy.delete.tooMany": "محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.",
  "privacy.delete.done": "سيُحذف حسابك بعد 14 يومًا. سجّل الدخول قبل ذلك إن أردت الاحتفاظ به.",
  "privacy.keep.title": "سيُحذف حسابك في {on}",
  "privacy.keep.text": "كل شيء ما زال هنا. احتفظ بالحساب وتابع كأن شيئًا لم يكن.",
  "privacy.keep.press": "الاحتفاظ بحسابي",
  "privacy.keep.done": "حسابك باقٍ.",
} as const satisfies Translation<typeof english>;
