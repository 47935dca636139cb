import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "plan.title": "خطة دراستك",
  "plan.done": "تنتهي في {date}",
  "plan.week":
    "{count, plural, zero {# يوم تعلم في الأسبوع} one {يوم تعلم واحد في الأسبوع} two {يوما تعلم في الأسبوع} few {# أيام تعلم في الأسبوع} many {# يوم تعلم في الأسبوع} other {# يوم تعلم في الأسبوع}}",
  "plan.fact.lessons":
    "{count, plural, zero {# درس في اليوم} one {درس واحد في اليوم} two {درسان في اليوم} few {# دروس في اليوم} many {# درسًا في اليوم} other {# درس في اليوم}}",
  "plan.fact.day": "نحو {duration} في اليوم",
  "plan.fact.days":
    "{count, plural, zero {# يوم في الأسبوع} one {يوم في الأسبوع} two {يومان في الأسبوع} few {# أيام في الأسبوع} many {# يومًا في الأسبوع} other {# يوم في الأسبوع}}",
  "plan.fact.free": "وبقية الأيام لك",
  "plan.fact.left": "{count, plural, zero {# درس} one {درس واحد} two {درسان} few {# دروس} many {# درسًا} other {# درس}}",
  "plan.fact.whole": "{duration} في المجموع",
  "plan.first": "تبدأ بـ",
  "plan.placement": "تعرف بعضه من قبل: على المسار يختبرك «اقفز إلى هنا» ويتخطى ما تتقنه.",
  "plan.why": "تحسب الخطة دروس مسارك وما تستغرقه من وقت، وتتحرك معك: يوم فائت يؤخر التاريخ ولا يضيع شيئًا.",
  "plan.start": "ابدأ التعلم",
  "plan.line": "{lessons} · تنتهي في {date}",
  "plan.lessonsADay":
    "{count, plural, zero {# درس في اليوم} one {درس واحد في اليوم} two {درسان في اليوم} few {# دروس في اليوم} many {# درسًا في اليوم} other {# درس في اليوم}}",
  "plan.empty.title": "لا خطة بعد",
  "plan.empty.text": "لم يبقَ شيء على مسارك، أو لم تختر هدفًا بعد. الهدف يصنع الخطة.",
  "plan.empty.action": "اختر هدفًا",
} as const satisfies Translation<typeof english>;
