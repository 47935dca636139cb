import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "plan.title": "خطة تعلّمك",
  "plan.done": "تنتهي في {date}",
  "plan.week":
    "{count, plural, zero {# يوم تعلّم في الأسبوع} one {يوم تعلّم واحد في الأسبوع} two {يوما تعلّم في الأسبوع} few {# أيام تعلّم في الأسبوع} many {# يوم تعلّم في الأسبوع} other {# يوم تعلّم في الأسبوع}}",
  "plan.fact.lessons":
    "{count, plural, zero {# درس في اليوم} one {درس واحد في اليوم} two {درسان في اليوم} few {# دروس في اليوم} many {# درسًا في اليوم} other {# درس في اليوم}}",
  "plan.fact.day": "نحو {duration} في اليوم",
  "plan.fact.days":
    "{count, plural, zero {# يوم في الأسبوع} one {يوم في الأسبوع} two {يومان في الأسبوع} few {# أيام في الأسبوع} many {# يومًا في الأسبوع} other {# يوم في الأسبوع}}",
  "plan.fact.free": "وبقية الأيام لك",
  "plan.fact.left":
    "{count, plural, zero {لا دروس} one {درس واحد} two {درسان} few {# دروس} many {# درسًا} other {# درس}}",
  "plan.fact.whole": "المجموع {duration}",
  "plan.first": "البداية",
  "plan.placement": "بعضه تعرفه من قبل: على المسار، يختبرك «القفز إلى هنا» ويتخطى ما تتقنه.",
  "plan.why": "تحسب الخطة دروس مسارك وما تستغرقه من وقت، وتتحرك معك: اليوم الفائت يؤخر التاريخ، ولا يضيع معه شيء.",
  "plan.start": "بدء التعلّم",
  "plan.line": "{lessons} · تنتهي في {date}",
  "plan.lessonsADay":
    "{count, plural, zero {# درس في اليوم} one {درس واحد في اليوم} two {درسان في اليوم} few {# دروس في اليوم} many {# درسًا في اليوم} other {# درس في اليوم}}",
  "plan.empty.title": "لا توجد خطة بعد",
  "plan.empty.text": "لم يبقَ شيء على مسارك، أو لم تختر هدفًا بعد. من الهدف تنشأ الخطة.",
  "plan.empty.action": "اختيار هدف",
} as const satisfies Translation<typeof english>;
