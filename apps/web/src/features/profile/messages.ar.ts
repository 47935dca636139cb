import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "profile.title": "الملف الشخصي",
  "profile.since": "عضو منذ {date}",
  "profile.edit": "تغيير اسم المستخدم",
  "profile.username": "اسم المستخدم",
  "profile.usernameHint": "من 3 إلى 20 من الأحرف a إلى z أو الأرقام أو النقاط أو الشرطات السفلية.",
  "profile.save": "حفظ",
  "profile.cancel": "إلغاء",
  "profile.username.taken": "اسم المستخدم هذا مأخوذ. اختر غيره.",
  "profile.username.reserved": "اسم المستخدم هذا محجوز. اختر غيره.",
  "profile.username.failed": "لم يُحفظ الاسم. تحقق من اتصالك وحاول مرة أخرى.",

  "profile.learned.title": "ما تعلّمته",
  "profile.learned.lessons": "{count, plural, one {درس} two {درسان} few {دروس} many {درسًا} other {درس}}",
  "profile.learned.excellent": "دون خطأ",
  "profile.learned.quizzes":
    "{count, plural, one {اختبار ناجح} two {اختباران ناجحان} few {اختبارات ناجحة} many {اختبارًا ناجحًا} other {اختبار ناجح}}",
  "profile.skyline.title":
    "آخر {count, plural, one {أسبوع} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}",
  "profile.skyline.text": "كل شمعة أسبوع. تكبر بما تكمله وتقف على الأسابيع التي قبلها.",
  "profile.skyline.empty": "درسك الأول يرفع الشمعة الأولى.",
  "profile.skyline.start": "إلى مسارك",
  "profile.skyline.completed": "مكتمل",
  "profile.skyline.excellent": "منها دون خطأ",
  "profile.skyline.weeks": "الأسبوع",
  "profile.skyline.week": "أسبوع {date}",

  "profile.today.title": "اليوم",
  "profile.today.count": "{done} من {target}",
  "profile.today.label": "دروس اليوم: {done} من {target}",
  "profile.today.open":
    "{left, plural, one {درس واحد يفصلك عن هدفك.} two {درسان يفصلانك عن هدفك.} few {# دروس تفصلك عن هدفك.} many {# درسًا يفصلك عن هدفك.} other {# درس يفصلك عن هدفك.}}",
  "profile.today.met": "حققت هدفك. ما يأتي الآن زيادة.",

  "profile.settings.title": "الإعدادات",
  "profile.settings.goal": "ما تتعلّم من أجله",
  "profile.settings.noGoal": "لم يُختر بعد",
  "profile.settings.daily": "الهدف اليومي",
  "profile.settings.dailyValue":
    "{count, plural, one {درس واحد في اليوم} two {درسان في اليوم} few {# دروس في اليوم} many {# درسًا في اليوم} other {# درس في اليوم}}",
  "profile.settings.more": "درس إضافي",
  "profile.settings.less": "درس أقل",
  "profile.settings.theme": "المظهر",
  "profile.settings.theme.system": "النظام",
  "profile.settings.theme.light": "فاتح",
  "profile.settings.theme.dark": "داكن",
  "profile.settings.sound": "الأصوات",
  "profile.settings.zone": "المنطقة الزمنية",
  "profile.settings.zoneText": "ينتهي يومك عند منتصف الليل هنا. وهي تنتقل مع الجهاز الذي تتعلّم عليه.",
  "profile.settings.useZone": "استخدم {zone}",
  "profile.settings.failed": "لم يُحفظ هذا وعاد كما كان. تحقق من اتصالك وحاول مرة أخرى.",
  "profile.settings.languageFailed": "تغيّرت اللغة على هذا الجهاز فقط. لم يمكن حفظها في حسابك.",
  "profile.signOut": "تسجيل الخروج",
  "profile.signOut.failed": "ما زلت مسجّل الدخول: تعذّر الوصول إلى الخادم. حاول مرة أخرى عندما تتصل.",

  "profile.goal.wealth_growth": "تنمية المدخرات",
  "profile.goal.investing": "الاستثمار في الشركات",
  "profile.goal.trading": "التداول بحدود",
  "profile.goal.crypto": "فهم العملات المشفّرة",
  "profile.goal.ai_trading": "التداول بالذكاء الاصطناعي",
} as const satisfies Translation<typeof english>;
