import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "help.title": "أسئلة وأجوبة",
  "help.ask": "هل بقي سؤال؟ أخبرنا من ملفك الشخصي",
  "help.question.money": "هل أحتاج إلى مال لأتعلّم هنا؟",
  "help.answer.money": "لا. لا إيداع هنا ولا سحب.",
  "help.question.start": "من أين أبدأ؟",
  "help.answer.start": "من الزر الكبير في صفحة التعلّم: يفتح لك ما يأتي تاليًا. يستغرق الدرس بضع دقائق.",
  "help.question.order": "لماذا هذا الدرس مقفل؟",
  "help.answer.order": "لأنه مبني على ما قبله. أكمل تلك الدروس، أو اضغط محطة عليها سهمان وأثبت باختبار قصير أنك تعرفها.",
  "help.question.wrong": "ماذا يحدث إن أخطأت؟",
  "help.answer.wrong": "تقرأ السبب وتتابع. لا رسوب في الدرس. أما الاختبار فقد ترسب فيه: راجع ثم حاول من جديد.",
  "help.question.skip": "هل يمكنني تغيير هدفي؟",
  "help.answer.skip": "نعم، من ملفك الشخصي تحت «هدفك». ما أكملته يبقى مكتملًا.",
  "help.question.goal": "متى ينتهي يومي؟",
  "help.answer.goal": "عند منتصف الليل في المنطقة الزمنية لملفك. وهي تتبع الجهاز الذي تتعلّم عليه.",
  "help.question.offline": "هل يعمل دون اتصال؟",
  "help.answer.offline": "الدروس التي فتحتها من قبل تعمل. تُحفظ إجاباتك على الجهاز وتُرسَل عند عودة الاتصال.",
  "help.question.device": "هل يمكنني المتابعة على جهاز آخر؟",
  "help.answer.device": "نعم. سجّل الدخول هناك بالحساب نفسه؛ كل ما أُرسل موجود.",
  "help.question.signIn": "لا أستطيع تسجيل الدخول. ما العمل؟",
  "help.answer.signIn":
    "اطلب كلمة مرور جديدة من صفحة تسجيل الدخول. تصل الرسالة إلى بريد حسابك؛ ابحث في البريد غير المرغوب فيه أيضًا.",
  "help.question.leave": "كيف أحذف حسابي؟",
  "help.answer.leave": "من ملفك الشخصي تحت «بياناتك». يمكنك تنزيل كل شيء أولًا.",
} as const satisfies Translation<typeof english>;
