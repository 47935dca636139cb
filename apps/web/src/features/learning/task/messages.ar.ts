import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "task.fallback": "لم تُترجَم هذه المهمة بعد، وأنت تقرؤها بالإنجليزية.",
  "task.steps": "ما عليك فعله",
  "task.progress":
    "أنجزت {done} من {count, plural, zero {# خطوة} one {خطوة واحدة} two {خطوتين} few {# خطوات} many {# خطوة} other {# خطوة}}",
  "task.practice": "سوق تدريبية وأموال افتراضية. نتحقق من حسابك تلقائيًا.",
  "task.soFar": "حتى الآن: {measured}",
  "task.sectors":
    "{count, plural, zero {لا قطاعات حتى الآن} one {حتى الآن: قطاع واحد} two {حتى الآن: قطاعان} few {حتى الآن: # قطاعات} many {حتى الآن: # قطاعًا} other {حتى الآن: # قطاع}}",
  "task.done": "أُنجزت",
  "task.open": "لم تُنجز بعد",
  "task.go.market": "فتح السوق",
  "task.go.portfolio": "فتح محفظتك",
  "task.go.journal": "فتح اليوميات",
  "task.complete": "إنهاء المهمة",
  "task.completed": "لقد أنجزت هذه المهمة.",
  "task.problem.incomplete": "لم يعد حسابك يُظهر كل الخطوات. انظر إلى العلامات في الأعلى.",
  "task.problem.failed": "تعذّر الإرسال. حاول مرة أخرى.",
} as const satisfies Translation<typeof english>;
