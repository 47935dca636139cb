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
    "بعد صفقاتك الأولى ترى هنا هل يدرّ التداول أكثر من شراء صندوق واسع والانتظار، وإلى أي حد يهبط حسابك في الطريق، وما حجم الربح مقابل الخسارة.",
  "performance.emptyAction": "البحث عن أداة مالية",

  "performance.result": "العائد في هذه الفترة",
  "performance.beside.ahead":
    "حقق حسابك {own} وحقق {fund} \u200f{market}: عائدك أعلى بـ {gap} نقطة مئوية مما لو اشتريته وانتظرت.",
  "performance.beside.behind":
    "حقق حسابك {own} وحقق {fund} \u200f{market}: لو اشتريته وانتظرت لكان عائدك أعلى بـ {gap} نقطة مئوية.",
  "performance.beside.equal": "حقق حسابك و{fund} العائد نفسه: {own}.",

  "performance.curve": "حسابك والسوق",
  "performance.chart": "العائد عبر الزمن. مفاتيح الأسهم للانتقال من نقطة إلى أخرى.",
  "performance.you": "أنت",
  "performance.point": "{date}: أنت {own}، دون قمتك بنسبة {fall}",
  "performance.pointBeside": "{date}: أنت {own}، {fund} \u200f{market}، وأنت دون قمتك بنسبة {fall}",
  "performance.belowPeak": "دون قمتك",
  "performance.asTable": "المنحنى في جدول",
  "performance.column.date": "التاريخ",
  "performance.column.value": "القيمة",

  "performance.drawdown": "أعمق هبوط",
  "performance.drawdown.none": "لم ينزل حسابك في هذه الفترة عن أي قيمة سابقة.",
  "performance.drawdown.open":
    "في أسوأ لحظة هبط حسابك {percent} عن قمته، من {peak} إلى {trough}، ولم يعد إليها حتى الآن، بعد {time}.",
  "performance.drawdown.over":
    "في أسوأ لحظة هبط حسابك {percent} عن قمته، من {peak} إلى {trough}، ثم عاد إليها بعد {time}.",

  "performance.trades": "ما تحققه صفقاتك",
  "performance.early":
    "{closed} من {needed}: مع هذا العدد القليل من الصفقات المغلقة لا يزال الحظ يحسم هذه الأرقام. احكم على تداولك ابتداءً من {needed}.",
  "performance.winRate": "نسبة الصفقات الرابحة",
  "performance.winRate.none": "تبيّن كم من صفقاتك ينتهي بربح، بعد أن تغلق أول صفقة.",
  "performance.winRate.text": "عدد الصفقات الرابحة {wins} من أصل {closed}.",
  "performance.winRate.payoff":
    "عدد الصفقات الرابحة {wins} من أصل {closed}، وبلغ متوسط الربح {payoff} ضعف متوسط الخسارة.",
  "performance.expectancy": "القيمة المتوقعة",
  "performance.expectancy.none": "تبيّن ما تحققه الصفقة في المتوسط، أرباحًا وخسائر معًا.",
  "performance.expectancy.text": "متوسط نتيجة الصفقة المغلقة {each}.",
  "performance.expectancy.parts": "متوسط نتيجة الصفقة المغلقة {each}: الرابحة تضيف {win} والخاسرة تكلّف {loss}.",
  "performance.profitFactor": "عامل الربح",
  "performance.profitFactor.none": "يبيّن ما تحققه أرباحك مقابل كل دولار تكلّفه خسائرك.",
  "performance.profitFactor.noLoss": "من دون صفقة خاسرة لا يوجد بعد ما نقارن به أرباحك.",
  "performance.profitFactor.text": "مقابل كل دولار كلّفته الصفقات الخاسرة، حققت الرابحة {factor}.",
  "performance.r": "متوسط R",
  "performance.r.none": "تبيّن كم تربح الصفقة مقابل أقصى ما خططت لخسارته.",
  "performance.r.noStops": "لم يكن لأي صفقة مغلقة وقف مخطط له. ضعه مع الأمر أو اكتبه في اليوميات، فتُقاس النتيجة بوحدة R.",
  "performance.r.text":
    "ربحت الصفقة في المتوسط {average} ضعف ما خاطرت به. المحسوب: {counted, plural, zero {لا صفقات} one {صفقة واحدة} two {صفقتان} few {# صفقات} many {# صفقة} other {# صفقة}} لها وقف، ومن دون وقف: {uncounted}.",
  "performance.r.lost":
    "خسرت الصفقة في المتوسط {average} ضعف ما خاطرت به. المحسوب: {counted, plural, zero {لا صفقات} one {صفقة واحدة} two {صفقتان} few {# صفقات} many {# صفقة} other {# صفقة}} لها وقف، ومن دون وقف: {uncounted}.",
  "performance.holding": "مدة الاحتفاظ",
  "performance.holding.none": "تبيّن كم تحتفظ بالصفقات الرابحة وبالخاسرة.",
  "performance.holding.text": "احتفظت بالصفقة مدة {time} في المتوسط.",
  "performance.holding.both": "احتفظت بالرابحة مدة {wins} وبالخاسرة مدة {losses} في المتوسط.",
  "performance.holding.late":
    "احتفظت بالرابحة مدة {wins} لكن بالخاسرة مدة {losses}: بقيت الخاسرة أطول، وهي عادة تكلّف كثيرًا من المتداولين غاليًا.",

  "performance.accountFigures": "كيف يتحرك حسابك",
  "performance.fewDays": "يلزم {needed} من أيام التداول ليكون لهذا الرقم معنى؛ عددها حتى الآن {days}.",
  "performance.swing": "الحركة اليومية المعتادة",
  "performance.swing.text": "في معظم الأيام تحرك حسابك بأقل من {swing} صعودًا أو هبوطًا (الانحراف المعياري).",
  "performance.ratio.none": "لا يوجد ما نقسم عليه: لم يخسر حسابك في أي من هذه الأيام.",
  "performance.sharpe": "نسبة شارب",
  "performance.sharpe.text":
    "كان عائدك {ratio} ضعف تقلباته: متوسط العائد اليومي ÷ الانحراف المعياري × √252، مع عائد خالٍ من المخاطر قدره 0.",
  "performance.sortino": "نسبة سورتينو",
  "performance.sortino.text": "الحساب نفسه بأيام الخسارة وحدها: {ratio} هو متوسط العائد اليومي ÷ انحراف الهبوط × √252.",
  "performance.exposure": "المال المستثمر",
  "performance.exposure.text": "كانت لديك مراكز في {time} من الوقت، وكان {equity} من مالك مستثمرًا في المتوسط.",
  "performance.costs": "تكلفة التداول",
  "performance.costs.text":
    "كلّف فارق السعر والانزلاق السعري والرسوم في {orders, plural, zero {# أمر} one {أمر واحد} two {أمرين} few {# أوامر} many {# أمرًا} other {# أمر}} ما مجموعه {total}.",
  "performance.dividends": "توزيعات الأرباح",
  "performance.dividends.text": "دفع لك ما احتفظت به {paid}، وهو جزء من عائدك لا من نتيجة صفقات بعينها.",

  "performance.trips": "الصفقات المغلقة",
  "performance.trips.all": "عرض الكل ({count})",
  "performance.trip.closed": "أُغلقت {date}، وبقيت مدة {time}",
  "performance.trip.journal": "في اليوميات",
  "performance.minutes":
    "{count, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}",
  "performance.hours":
    "{count, plural, zero {أقل من ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}",
  "performance.days":
    "{count, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}",
};
