import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "inApp.title": "الاشتراكات",
  "inApp.closed.title": "افتح هذه الصفحة من التطبيق",
  "inApp.closed.text": "افتح التطبيق لترى هذه الصفحة، أو سجّل الدخول هنا.",
  "inApp.closed.signIn": "تسجيل الدخول",
  "inApp.offers.title": "الاشتراكات غير متاحة هنا بعد",
  "inApp.offers.text": "كل الدروس مفتوحة لك دون دفع، ولا يُخصم منك شيء هنا.",
  "inApp.offers.plan": "عرض اشتراكي",
  "inApp.offers.close": "العودة إلى التطبيق",
  "inApp.offers.learn": "الانتقال إلى التعلّم",
  "inApp.plan.title": "اشتراكي",
  "inApp.plan.now": "حاليًا",
  "inApp.plan.none": "لا يوجد اشتراك",
  "inApp.plan.notSold": "الاشتراكات غير متاحة هنا بعد، فلا شيء تدفعه ولا شيء تلغيه.",
  "inApp.plan.included": "ما لديك",
  "inApp.plan.included.lessons": "كل الدروس في كل الدورات",
  "inApp.plan.included.quizzes": "كل الاختبارات واختبارات تحديد المستوى",
  "inApp.plan.included.path": "مسارك وتقدّمك على كل جهاز",
  "inApp.plan.learn": "الانتقال إلى مساري",
  "inApp.plan.closed": "سجّل الدخول لترى اشتراكك",
  "inApp.plan.closedText": "سجّل الدخول هنا، أو افتح هذه الصفحة من التطبيق.",
} as const satisfies Translation<typeof english>;
