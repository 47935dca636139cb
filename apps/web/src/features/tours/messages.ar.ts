import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "tours.step": "الخطوة {at} من {count}",
  "tours.next": "التالي",
  "tours.skip": "تخطّي",
  "tours.done": "فهمت",

  "tours.learn.path": "مسارك",
  "tours.learn.pathText": "كل محطة درس قصير. المضيئة هي التالية، والتي عليها سهمان تتيح لك القفز إلى الأمام باختبار.",
  "tours.learn.today": "يومك",
  "tours.learn.todayText": "تمتلئ الحلقة مع كل درس حتى تبلغ هدفك اليومي. تحدد الهدف في ملفك الشخصي.",
  "tours.learn.courses": "كل ما عدا ذلك",
  "tours.learn.coursesText": "هنا كل الدورات، حتى التي ليست في مسارك.",

  "tours.lesson.pages": "فكرة واحدة في كل صفحة",
  "tours.lesson.pagesText": "يبيّن الشريط كم قطعت من الدرس. لا يُحسب عليك وقت.",
  "tours.lesson.press": "زر واحد",
  "tours.lesson.pressText": "يتحقق من إجابتك ثم يتابع. الخطأ لا يكلّفك شيئًا: تقرأ السبب وتتعلّم منه.",
  "tours.lesson.leave": "اخرج متى شئت",
  "tours.lesson.leaveText": "يُحفظ موضعك وإجاباتك، حتى من دون اتصال.",

  "tours.courses.order": "دورات بالترتيب",
  "tours.courses.orderText": "تمتلئ شمعة الدورة كلما تعلّمت. دورات مسارك تأتي أولًا.",
  "tours.courses.short": "الدورات القصيرة",
  "tours.courses.shortText": "تستغرق دقائق ولا تحتاج إلى شيء قبلها.",

  "tours.profile.you": "هذا أنت",
  "tours.profile.youText": "اضغط على الصورة لتختار غيرها أو ترفع صورتك.",
  "tours.profile.skyline": "أسابيعك",
  "tours.profile.skylineText": "كل أسبوع شمعة تكبر بما تكمله.",
  "tours.profile.data": "بياناتك ملكك",
  "tours.profile.dataText": "نزّلها كلها من هنا، أو احذف حسابك.",
} as const satisfies Translation<typeof english>;
