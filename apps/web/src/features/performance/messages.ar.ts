import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages: Translation<typeof english> = {
  "performance.title": "الأداء",
  "performance.practice": "سوق تدريبية، أموال افتراضية",
  "performance.range": "الفترة",
  "performance.range.1w": "أسبوع",
  "performance.range.1m": "شهر",
  "performance.range.3m": "3 أشهر",
  "performance.range.1y": "سنة",
  "performance.range.all": "الكل",
  "performance.account": "الحساب",
  "performance.account.current": "الحساب {number}، منذ {from}",
  "performance.account.ended": "الحساب {number}، من {from} إلى {until}",

  "performance.emptyTitle": "لا صفقات بعد",
  "performance.emptyText":
    "بعد صفقاتك الأولى ترى هنا هل يربح التداول أكثر من شراء صندوق واسع والانتظار، وكم يهبط حسابك في الطريق، وما قيمة الربح أمام الخسارة.",
  "performance.emptyAction": "ابحث عن أداة مالية",

  "performance.result": "العائد في هذه الفترة",
  "performance.beside.ahead": "حقق حسابك {own} وحقق {fund} ‏{market}: أنت متقدم {gap} نقطة مئوية على شرائه والانتظار.",
  "performance.beside.behind":
    "حقق حسابك {own} وحقق {fund} ‏{market}: كان شراؤه والانتظار سيربحان {gap} نقطة مئوية أكثر.",
  "performance.beside.equal": "حقق حسابك و{fund} العائد نفسه: {own}.",

  "performance.curve": "حسابك والسوق",
  "performance.chart": "العائد عبر الزمن. تنقلك الأسهم من نقطة إلى نقطة.",
  "performance.you": "أنت",
  "performance.point": "{date}: أنت {own}، دون قمتك بنسبة {fall}",
  "performance.pointBeside": "{date}: أنت {own}، {fund} ‏{market}، وأنت دون قمتك بنسبة {fall}",
  "performance.belowPeak": "دون قمتك",
  "performance.asTable": "المنحنى في جدول",
  "performance.column.date": "التاريخ",
  "performance.column.value": "القيمة",

  "performance.drawdown": "أعمق هبوط",
  "performance.drawdown.none": "لم ينزل حسابك في هذه الفترة عن أي قيمة سابقة.",
  "performance.drawdown.open":
    "في أسوأ لحظة كنت دون قمتك بنسبة {percent}، من {peak} إلى {trough}. وبعد {time} لم تعد إليها بعد.",
  "performance.drawdown.over":
    "في أسوأ لحظة كنت دون قمتك بنسبة {percent}، من {peak} إلى {trough}. واستغرقت العودة إليها {time}.",

  "performance.trades": "ما تأتي به صفقاتك",
  "performance.early":
    "{closed} من {needed}: مع هذا العدد القليل من الصفقات المغلقة لا يزال الحظ يحسم هذه الأرقام. احكم على تداولك ابتداءً من {needed}.",
  "performance.winRate": "الصفقات الرابحة",
  "performance.winRate.none": "يقول كم من صفقاتك ينتهي بربح، ما إن تغلق صفقة.",
  "performance.winRate.text": "ربحت {wins} من {closed} من الصفقات المغلقة.",
  "performance.winRate.payoff": "ربحت {wins} من {closed} من الصفقات، وجاء الربح بـ{payoff} ضعف ما كلفته الخسارة.",
  "performance.expectancy": "التوقع",
  "performance.expectancy.none": "يقول ما تأتي به الصفقة في المتوسط، أرباحًا وخسائر معًا.",
  "performance.expectancy.text": "في المتوسط جاءت الصفقة المغلقة بـ{each}.",
  "performance.expectancy.parts": "في المتوسط جاءت الصفقة المغلقة بـ{each}: الربح جاء بـ{win} والخسارة كلفت {loss}.",
  "performance.profitFactor": "عامل الربح",
  "performance.profitFactor.none": "يقول ما تأتي به أرباحك مقابل كل دولار تكلفه خسائرك.",
  "performance.profitFactor.noLoss": "من دون صفقة خاسرة لا يوجد بعد ما نقارن به أرباحك.",
  "performance.profitFactor.text": "مقابل كل دولار كلفته الصفقات الخاسرة جاءت الرابحة بـ{factor}.",
  "performance.r": "النتيجة إلى المخاطرة",
  "performance.r.none": "يقول كم تربح الصفقة مقابل أقصى ما خططت لخسارته.",
  "performance.r.noStops": "لم يكن لأي صفقة مغلقة وقف مخطط له. ضعه مع الأمر أو اكتبه في اليومية، فتُقاس النتيجة بوحدة R.",
  "performance.r.text":
    "في المتوسط جاءت الصفقة بـ{average} ضعف ما خاطرت به. المحسوب: {counted, plural, zero {لا صفقات} one {صفقة واحدة} two {صفقتان} few {# صفقات} many {# صفقة} other {# صفقة}} لها وقف، ومن دون وقف: {uncounted}.",
  "performance.r.lost":
    "في المتوسط خسرت الصفقة {average} ضعف ما خاطرت به. المحسوب: {counted, plural, zero {لا صفقات} one {صفقة واحدة} two {صفقتان} few {# صفقات} many {# صفقة} other {# صفقة}} لها وقف، ومن دون وقف: {uncounted}.",
  "performance.holding": "مدة الاحتفاظ",
  "performance.holding.none": "يقول كم تحتفظ بالصفقات الرابحة والخاسرة.",
  "performance.holding.text": "احتفظت بالصفقة {time} في المتوسط.",
  "performance.holding.both": "احتفظت بالرابحة {wins} وبالخاسرة {losses} في المتوسط.",
  "performance.holding.late":
    "احتفظت بالرابحة {wins} لكن بالخاسرة {losses}: بقيت الخاسرة أطول، وهي عادة تكلف كثيرين غاليًا.",

  "performance.accountFigures": "كيف يتحرك حسابك",
  "performance.fewDays": "يلزم {needed} من أيام التداول ليقول شيئًا، والموجود حتى الآن {days}.",
  "performance.swing": "الحركة اليومية المعتادة",
  "performance.swing.text": "في معظم الأيام تحرك حسابك بأقل من {swing} صعودًا أو هبوطًا (الانحراف المعياري).",
  "performance.ratio.none": "لا يوجد ما نقسم عليه: لم يخسر حسابك في أي من هذه الأيام.",
  "performance.sharpe": "نسبة شارب",
  "performance.sharpe.text":
    "كان عائدك {ratio} ضعف تقلباته: متوسط العائد اليومي ÷ الانحراف المعياري × √252، مع عائد خالٍ من المخاطر قدره 0.",
  "performance.sortino": "نسبة سورتينو",
  "performance.sortino.text": "الحساب نفسه بأيام الخسارة وحدها: {ratio} هو متوسط العائد اليومي ÷ انحراف الهبوط × √252.",
  "performance.exposure": "المال المستثمر",
  "performance.exposure.text": "احتفظت بشيء {time} من الوقت، وكان {equity} من مالك مستثمرًا في المتوسط.",
  "performance.costs": "تكلفة التداول",
  "performance.costs.text":
    "كلف فارق السعر والانزلاق والرسوم في {orders, plural, zero {لا أوامر} one {أمر واحد} two {أمرين} few {# أوامر} many {# أمرًا} other {# أمر}} ما مجموعه {total}.",
  "performance.dividends": "توزيعات الأرباح",
  "performance.dividends.text": "دفع لك ما احتفظت به {paid}. وهو جزء من عائدك لا من صفقات بعينها.",

  "performance.trips": "الصفقات المغلقة",
  "performance.trips.all": "أظهر الكل ({count})",
  "performance.trip.closed": "أُغلقت {date}، المدة: {time}",
  "performance.trip.journal": "في اليومية",
  "performance.minutes":
    "{count, plural, zero {لا دقائق} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}",
  "performance.hours":
    "{count, plural, zero {لا ساعات} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}",
  "performance.days":
    "{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}",
};
