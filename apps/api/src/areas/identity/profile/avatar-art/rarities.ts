import { coral, cream, deep, flame, gold, ink, mint, sky, violet, white, wood } from "./palette.ts";
import { bust, disk, eyes, face, fire, halo, line, onGround, shape, spark } from "./parts.ts";

const bull = onGround(
  "#0c5a43",
  shape("M-4 96l24-10 16 8 24-26 20 14 22-30 26-18v90H-4z", "#0a4a38"),
  shape("M34 54Q8 54 10 22q10 20 30 18zM86 54q26 0 24-32-10 20-30 18z", cream),
  shape("M22 62q4-10 16-6v12q-12 2-16-6zM98 62q-4-10-16-6v12q12 2 16-6z", "#22bf80"),
  bust(mint, 36),
  shape("M44 36q16-12 32 0-4 12-16 12T44 36z", "#0a7a55"),
  shape("M34 86q0-12 26-12t26 12v16q-4 14-26 14t-26-14z", "#bff5dc"),
  eyes(60, 62),
  line("M38 52l12 3M82 52l-12 3", ink, 3.4),
  disk(51, 88, 3.2, ink) + disk(69, 88, 3.2, ink),
  `<path d="M53 94a8 8 0 1 0 14 0" fill="none" stroke="${gold}" stroke-width="4" stroke-linecap="round"/>`,
);

const bear = onGround(
  "#5a1f2c",
  shape("M-4 30l22 16 18-6 24 26 20-12 22 26 26 12v30H-4z", "#471722"),
  disk(34, 38, 14, wood) + disk(34, 38, 7, coral) + disk(86, 38, 14, "#6d4329") + disk(86, 38, 7, coral),
  bust(wood, 32),
  `<ellipse cx="60" cy="84" rx="22" ry="17" fill="${cream}"/>`,
  eyes(60, 62),
  shape("M52 76q8-5 16 0-2 8-8 8t-8-8z", ink),
  line("M60 84v5M51 90q4 5 9 0 5 5 9 0", ink, 3.2),
);

const monarch = onGround(
  "#6a2fb5",
  halo(60, 56, 48, 0.14),
  shape("M8 124q2-34 30-38h44q28 4 30 38z", coral),
  bust(gold, 46),
  shape("M30 50L26 18l17 14L60 8l17 24 17-14-4 32q-30-8-60 0z", "#ffe08a"),
  shape("M30 50l-1-9q31-8 62 0l-1 9q-30-8-60 0z", "#eba413"),
  disk(60, 40, 4.5, coral) +
    disk(42, 43, 3, mint) +
    disk(78, 43, 3, mint) +
    disk(26, 17, 4, white) +
    disk(60, 7, 4, white) +
    disk(94, 17, 4, white),
  face(60, 74, "smile"),
  shape("M26 100q34 12 68 0v14q-34 12-68 0z", white),
  disk(38, 109, 2.4, ink) + disk(53, 113, 2.4, ink) + disk(68, 113, 2.4, ink) + disk(82, 109, 2.4, ink),
);

const unicorn = onGround(
  "#ffe3f1",
  shape("M-4 124A64 64 0 0 1 124 124H112A52 52 0 0 0 8 124z", coral, 0.5),
  shape("M8 124a52 52 0 0 1 104 0H102a42 42 0 0 0-84 0z", gold, 0.6) + shape("M18 124a42 42 0 0 1 84 0z", mint, 0.5),
  shape("M52 36L61 2l9 34z", gold) + line("M56 26l9-3M58 17l5-2", "#eba413", 2.5),
  shape("M34 46L32 22l16 14zM86 46l2-24-16 14z", white) + shape("M38 40l-2-11 8 7zM82 40l2-11-8 7z", coral),
  bust(white, 34),
  shape("M58 30q-24-4-36 18-12 24 4 48-2-16 6-26 0-18 12-22 6-10 14-18z", violet),
  shape("M56 32Q38 34 34 52q8-8 16-8 6-2 6-12z", sky),
  shape("M22 76q-4 18 6 34 0-12 4-20z", coral),
  face(62, 70, "happy"),
);

const phoenix = onGround(
  "#2a0f3d",
  halo(60, 62, 50, 0.08),
  shape("M36 96Q0 92 4 40q10 20 18 22-6-18 2-34 4 22 18 32zM84 96q36-4 32-56-10 20-18 22 6-18-2-34-4 22-18 32z", flame),
  shape("M38 98Q14 92 12 64q12 16 28 16zM82 98q24-6 26-34-12 16-28 16z", gold),
  bust(coral, 42),
  shape("M60 46Q40 34 54 20q0 8 4 8-2-14 8-22-2 10 6 16 4-4 2-8 12 16-2 28-6 6-12 4z", flame),
  shape("M61 44q-10-6-4-14 2 4 4 4 0-8 4-12 0 8 4 12 2 8-8 10z", gold),
  eyes(60, 66),
  shape("M52 76h16l-8 13z", gold),
);

const owl = onGround(
  "#2b2470",
  disk(92, 26, 18, "#ffe9a8") + disk(84, 20, 16, "#2b2470"),
  spark(22, 22, 5, white) + spark(14, 60, 4, gold) + spark(106, 76, 5, white),
  shape("M30 56L26 22l24 18zM90 56l4-34-24 18z", deep),
  bust(deep, 34),
  shape("M34 98q26-10 52 0v26H34z", violet),
  line("M44 106q4 5 8 0M56 106q4 5 8 0M68 106q4 5 8 0M50 115q4 5 8 0M62 115q4 5 8 0", deep, 2.5),
  disk(46, 64, 16, white) + disk(74, 64, 16, white) + disk(47, 64, 9, gold) + disk(73, 64, 9, gold),
  disk(47, 64, 5.5, ink) + disk(73, 64, 5.5, ink) + disk(49, 62, 1.8, white) + disk(75, 62, 1.8, white),
  shape("M53 76h14l-7 12z", flame),
  fire(60, 36, 0.6),
);

/** Only in rewards. */
export const rarities: Readonly<Record<string, string>> = { bull, bear, monarch, unicorn, phoenix, owl };
