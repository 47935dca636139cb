import type { Pace } from "@candlewise/domain/briefs/pace";
import type { BriefKind } from "@candlewise/domain/briefs/periods";
import type { BriefTopic } from "@candlewise/domain/briefs/topics";
import type { Language } from "#api/platform/http/endpoint.ts";

export interface BriefWords {
  readonly title: Readonly<Record<BriefKind, string>>;
  readonly practice: string;
  readonly fund: string;
  readonly close: string;
  readonly support: string;
  readonly resistance: string;
  readonly turns: (count: number) => string;
  readonly gainers: string;
  readonly losers: string;
  readonly none: string;
  readonly breadth: string;
  readonly advancers: string;
  readonly decliners: string;
  readonly unchanged: string;
  readonly highs: string;
  readonly lows: string;
  readonly volatility: string;
  readonly pace: Readonly<Record<Pace, string>>;
  readonly ratio: string;
  readonly lessons: string;
  readonly topic: Readonly<Record<BriefTopic, string>>;
  readonly education: string;
}

const en: BriefWords = {
  title: { daily: "Daily brief", weekly: "Weekly report" },
  practice: "Practice market: these companies are made up.",
  fund: "The broad fund",
  close: "Close",
  support: "Nearest support",
  resistance: "Nearest resistance",
  turns: (count) => (count === 1 ? "reached once" : `reached ${count} times`),
  gainers: "Rose the most",
  losers: "Fell the most",
  none: "None",
  breadth: "How many rose and fell",
  advancers: "Rose",
  decliners: "Fell",
  unchanged: "Unchanged",
  highs: "At a 20-day high",
  lows: "At a 20-day low",
  volatility: "How far prices moved",
  pace: { calm: "Calm", usual: "As usual", lively: "Lively", wild: "Wild" },
  ratio: "Range against the 20 days before",
  lessons: "What to learn from it",
  topic: {
    few_carried:
      "The fund and most shares moved in opposite directions: in an index, a few large companies can outweigh all the others.",
    moved_together:
      "Nearly everything moved the same way. At such times, owning many shares protects less than it seems.",
    lone_move: "Single shares moved far more than most. That is the kind of risk that spreading removes.",
    rough: "Ranges were wider than usual. The same position carried more risk than on an ordinary day.",
    calm: "Ranges were narrower than usual. Calm is no promise: it says nothing about the days after.",
    near_level:
      "The fund closed near a price where it turned before. Whether it turns again is open: such levels also appear in random prices.",
    ordinary: "Nothing stood out. That is common, and most moves need no explanation.",
  },
  education: "For education, not investment advice. It describes what happened and predicts nothing.",
};

const de: BriefWords = {
  title: { daily: "Tagesbericht", weekly: "Wochenbericht" },
  practice: "Übungsmarkt: Diese Unternehmen sind erfunden.",
  fund: "Der breite Fonds",
  close: "Schlusskurs",
  support: "Nächste Unterstützung",
  resistance: "Nächster Widerstand",
  turns: (count) => (count === 1 ? "einmal erreicht" : `${count}-mal erreicht`),
  gainers: "Am stärksten gestiegen",
  losers: "Am stärksten gefallen",
  none: "Keine",
  breadth: "Wie viele stiegen und fielen",
  advancers: "Gestiegen",
  decliners: "Gefallen",
  unchanged: "Unverändert",
  highs: "Auf 20-Tage-Hoch",
  lows: "Auf 20-Tage-Tief",
  volatility: "Wie stark die Kurse schwankten",
  pace: { calm: "Ruhig", usual: "Wie üblich", lively: "Lebhaft", wild: "Heftig" },
  ratio: "Spanne gegenüber den 20 Tagen davor",
  lessons: "Was man daraus lernt",
  topic: {
    few_carried:
      "Der Fonds und die meisten Aktien bewegten sich in entgegengesetzte Richtungen: In einem Index können wenige große Unternehmen alle anderen überwiegen.",
    moved_together:
      "Fast alles bewegte sich in dieselbe Richtung. In solchen Zeiten schützen viele Aktien weniger, als es scheint.",
    lone_move:
      "Einzelne Aktien bewegten sich weit stärker als die meisten. Genau dieses Risiko nimmt eine breite Streuung weg.",
    rough: "Die Spannen waren größer als üblich. Dieselbe Position trug mehr Risiko als an einem gewöhnlichen Tag.",
    calm: "Die Spannen waren kleiner als üblich. Ruhe ist kein Versprechen: Über die Tage danach sagt sie nichts.",
    near_level:
      "Der Fonds schloss nahe einem Kurs, an dem er schon drehte. Ob er wieder dreht, ist offen: Solche Marken entstehen auch in zufälligen Kursen.",
    ordinary: "Nichts fiel auf. Das kommt häufig vor, und die meisten Bewegungen brauchen keine Erklärung.",
  },
  education: "Zur Bildung, keine Anlageberatung. Der Bericht beschreibt, was geschah, und sagt nichts voraus.",
};

const es: BriefWords = {
  title: { daily: "Resumen diario", weekly: "Informe semanal" },
  practice: "Mercado de práctica: estas empresas son inventadas.",
  fund: "El fondo amplio",
  close: "Cierre",
  support: "Soporte más cercano",
  resistance: "Resistencia más cercana",
  turns: (count) => (count === 1 ? "alcanzado una vez" : `alcanzado ${count} veces`),
  gainers: "Las que más subieron",
  losers: "Las que más bajaron",
  none: "Ninguna",
  breadth: "Cuántas subieron y bajaron",
  advancers: "Subieron",
  decliners: "Bajaron",
  unchanged: "Sin cambios",
  highs: "En máximo de 20 días",
  lows: "En mínimo de 20 días",
  volatility: "Cuánto se movieron los precios",
  pace: { calm: "Tranquilo", usual: "Como siempre", lively: "Agitado", wild: "Muy agitado" },
  ratio: "Rango frente a los 20 días anteriores",
  lessons: "Qué aprender de ello",
  topic: {
    few_carried:
      "El fondo y la mayoría de las acciones se movieron en direcciones opuestas: en un índice, unas pocas empresas grandes pueden pesar más que todas las demás.",
    moved_together:
      "Casi todo se movió en la misma dirección. En momentos así, tener muchas acciones protege menos de lo que parece.",
    lone_move: "Algunas acciones se movieron mucho más que la mayoría. Ese es el riesgo que quita repartir.",
    rough: "Los rangos fueron más amplios de lo habitual. La misma posición tuvo más riesgo que en un día corriente.",
    calm: "Los rangos fueron más estrechos de lo habitual. La calma no promete nada sobre los días siguientes.",
    near_level:
      "El fondo cerró cerca de un precio donde ya había girado. Si gira otra vez no se sabe: esos niveles también aparecen en precios aleatorios.",
    ordinary: "Nada llamó la atención. Es algo frecuente, y casi ningún movimiento necesita explicación.",
  },
  education: "Con fines educativos, no es asesoramiento de inversión. Describe lo que pasó y no predice nada.",
};

const fr: BriefWords = {
  title: { daily: "Point du jour", weekly: "Rapport de la semaine" },
  practice: "Marché d’entraînement : ces entreprises sont inventées.",
  fund: "Le fonds large",
  close: "Clôture",
  support: "Support le plus proche",
  resistance: "Résistance la plus proche",
  turns: (count) => (count === 1 ? "touché une fois" : `touché ${count} fois`),
  gainers: "Plus fortes hausses",
  losers: "Plus fortes baisses",
  none: "Aucune",
  breadth: "Combien ont monté et baissé",
  advancers: "En hausse",
  decliners: "En baisse",
  unchanged: "Inchangées",
  highs: "Au plus haut de 20 jours",
  lows: "Au plus bas de 20 jours",
  volatility: "De combien les cours ont bougé",
  pace: { calm: "Calme", usual: "Comme d’habitude", lively: "Agité", wild: "Très agité" },
  ratio: "Amplitude par rapport aux 20 jours précédents",
  lessons: "Ce qu’on en apprend",
  topic: {
    few_carried:
      "Le fonds et la plupart des actions sont allés dans des sens opposés : dans un indice, quelques grandes entreprises peuvent peser plus que toutes les autres.",
    moved_together:
      "Presque tout a bougé dans le même sens. Dans ces moments-là, détenir beaucoup d’actions protège moins qu’il n’y paraît.",
    lone_move: "Quelques actions ont bougé bien plus que la plupart. C’est ce risque-là que la diversification retire.",
    rough:
      "Les amplitudes ont été plus larges que d’habitude. La même position portait plus de risque qu’un jour ordinaire.",
    calm: "Les amplitudes ont été plus étroites que d’habitude. Le calme ne dit rien des jours suivants.",
    near_level:
      "Le fonds a clôturé près d’un cours où il s’était déjà retourné. Rien ne dit qu’il le refera : de tels niveaux apparaissent aussi dans des cours aléatoires.",
    ordinary: "Rien de marquant. C’est fréquent, et la plupart des mouvements se passent d’explication.",
  },
  education: "À but éducatif, pas un conseil en investissement. Décrit ce qui s’est passé et ne prédit rien.",
};

const pt: BriefWords = {
  title: { daily: "Resumo do dia", weekly: "Relatório da semana" },
  practice: "Mercado de treino: estas empresas são inventadas.",
  fund: "O fundo amplo",
  close: "Fechamento",
  support: "Suporte mais próximo",
  resistance: "Resistência mais próxima",
  turns: (count) => (count === 1 ? "alcançado uma vez" : `alcançado ${count} vezes`),
  gainers: "As maiores altas",
  losers: "As maiores baixas",
  none: "Nenhuma",
  breadth: "Quantas subiram e caíram",
  advancers: "Subiram",
  decliners: "Caíram",
  unchanged: "Sem mudança",
  highs: "Na máxima de 20 dias",
  lows: "Na mínima de 20 dias",
  volatility: "Quanto os preços se moveram",
  pace: { calm: "Calmo", usual: "Como de costume", lively: "Agitado", wild: "Muito agitado" },
  ratio: "Amplitude em relação aos 20 dias anteriores",
  lessons: "O que aprender com isso",
  topic: {
    few_carried:
      "O fundo e a maioria das ações se moveram em direções opostas: num índice, poucas empresas grandes podem pesar mais que todas as outras.",
    moved_together:
      "Quase tudo se moveu na mesma direção. Em momentos assim, ter muitas ações protege menos do que parece.",
    lone_move: "Algumas ações se moveram muito mais que a maioria. É esse o risco que a diversificação retira.",
    rough: "As amplitudes foram maiores que de costume. A mesma posição teve mais risco que num dia comum.",
    calm: "As amplitudes foram menores que de costume. A calma não promete nada sobre os dias seguintes.",
    near_level:
      "O fundo fechou perto de um preço em que já tinha virado. Se vira de novo, não se sabe: esses níveis também surgem em preços aleatórios.",
    ordinary: "Nada chamou a atenção. Isso é comum, e quase nenhum movimento precisa de explicação.",
  },
  education: "Para fins educativos, não é recomendação de investimento. Descreve o que aconteceu e não prevê nada.",
};

const arabicPlurals = new Intl.PluralRules("ar");

function arabicTurns(count: number): string {
  const plural = arabicPlurals.select(count);
  if (plural === "one") return "بُلغ مرة واحدة";
  if (plural === "two") return "بُلغ مرتين";
  return plural === "few" ? `بُلغ ${count} مرات` : `بُلغ ${count} مرة`;
}

const ar: BriefWords = {
  title: { daily: "موجز يومي", weekly: "تقرير أسبوعي" },
  practice: "سوق تدريبية: هذه الشركات من نسج الخيال.",
  fund: "الصندوق الواسع",
  close: "الإغلاق",
  support: "أقرب دعم",
  resistance: "أقرب مقاومة",
  turns: arabicTurns,
  gainers: "الأكثر ارتفاعًا",
  losers: "الأكثر انخفاضًا",
  none: "لا شيء",
  breadth: "كم تحرّك منها",
  advancers: "ارتفعت",
  decliners: "انخفضت",
  unchanged: "بلا تغيّر",
  highs: "عند أعلى إغلاق في 20 يومًا",
  lows: "عند أدنى إغلاق في 20 يومًا",
  volatility: "كم تحرّكت الأسعار",
  pace: { calm: "هادئ", usual: "كالمعتاد", lively: "نشط", wild: "عنيف" },
  ratio: "النطاق مقارنةً بالأيام العشرين السابقة",
  lessons: "ما نتعلّمه منه",
  topic: {
    few_carried: "سار الصندوق ومعظم الأسهم في اتجاهين مختلفين: في المؤشر قد ترجح بضع شركات كبيرة على كل الشركات الأخرى.",
    moved_together: "تحرّك كل شيء تقريبًا في الاتجاه نفسه. في أيام كهذه يحمي امتلاك أسهم كثيرة أقل مما يبدو.",
    lone_move: "تحرّكت أسهم منفردة أكثر بكثير من معظم الأسهم. هذا هو الخطر الذي يزيله التنويع.",
    rough: "كانت النطاقات أوسع من المعتاد. حملت الصفقة نفسها مخاطرة أكبر مما في يوم عادي.",
    calm: "كانت النطاقات أضيق من المعتاد. الهدوء ليس وعدًا: لا يقول شيئًا عن الأيام التالية.",
    near_level: "أغلق الصندوق قرب سعر انعطف عنده من قبل. هل ينعطف مجددًا؟ لا أحد يعلم: فالمستويات تظهر في الصدفة أيضًا.",
    ordinary: "لم يبرز شيء. معظم الأيام كذلك، ومعظم الحركات لا تحتاج إلى تفسير.",
  },
  education: "لأغراض تعليمية، وليس نصيحة استثمارية. يصف ما حدث ولا يتنبأ بشيء.",
};

export const BRIEF_WORDS: Readonly<Record<Language, BriefWords>> = { en, de, es, fr, pt, ar };
