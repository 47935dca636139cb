import {
  coral,
  cream,
  deep,
  flame,
  forest,
  gold,
  ink,
  lime,
  mint,
  sky,
  steel,
  violet,
  white,
  wood,
} from "./palette.ts";
import { box, bust, disk, eyes, face, fire, halo, line, onGround, shape, spark } from "./parts.ts";

const SEA = "#0e6f86";

const pirate = onGround(
  SEA,
  halo(),
  shape("M-4 104q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0V124H-4z", "#0a5568"),
  bust(cream, 42),
  shape("M28 56Q30 24 60 24t32 32q-32-9-64 0z", coral),
  shape("M28 56q32-9 64 0l1 6q-33-8-66 0z", "#ea5c75"),
  shape("M92 54q14-2 16 10-8-2-12 2 2 8-2 14-4-10-6-18z", "#ea5c75"),
  disk(44, 40, 3.4, white) + disk(60, 34, 3.4, white) + disk(76, 40, 3.4, white),
  face(60, 76, "wink"),
  line("M36 60L88 70", ink, 3),
  shape("M62 68q12-3 20 2 0 13-10 13t-10-15z", ink),
);

const chef = onGround(
  "#ffb86b",
  halo(60, 58, 48, 0.25),
  bust(white, 48),
  shape("M34 54V38a15 15 0 0 1 8-28 20 20 0 0 1 36 0 15 15 0 0 1 8 28V54q-26-7-52 0z", white),
  shape("M34 54V43q26-7 52 0V54q-26-7-52 0z", "#dcd8f5"),
  face(60, 72, "smile"),
  shape("M60 80c-5-5-14-3-18 3 6 4 14 4 18 0 4 4 12 4 18 0-4-6-13-8-18-3z", wood),
  shape("M44 106l16 7 16-7v15l-16-8-16 8z", coral),
);

const astronaut = onGround(
  "#1c1650",
  spark(18, 24, 6, white) + spark(104, 50, 5, gold) + spark(14, 70, 4, white),
  disk(100, 20, 11, coral) + line("M85 25q16 2 30-10", gold, 3),
  shape("M18 124q2-30 42-30t42 30z", steel),
  disk(60, 60, 40, steel) + disk(60, 60, 34, "#2a2470"),
  shape("M36 84V50a14 14 0 0 1 14-14h20a14 14 0 0 1 14 14V84a34 34 0 0 1-48 0z", lime),
  face(60, 60, "wow", { scale: 0.95 }),
  line("M33 48A30 30 0 0 1 48 33", white, 4),
  box(52, 102, 16, 10, 4, coral),
);

const detective = onGround(
  "#57704f",
  halo(60, 56, 46, 0.16),
  bust(gold, 46),
  shape("M34 50q0-30 26-30t26 30z", wood),
  shape("M34 50l1-9q25-7 50 0l1 9z", "#5b3722"),
  shape("M14 56q46-16 92 0-8 8-46 8T14 56z", wood),
  disk(79, 82, 15, white, 0.35),
  face(60, 76, "sly"),
  line("M90 96l11 14", wood, 6),
  `<circle cx="79" cy="82" r="15" fill="none" stroke="${ink}" stroke-width="4"/>`,
);

const wizard = onGround(
  "#3a1f96",
  spark(20, 40, 7, gold) + spark(100, 60, 6, gold) + spark(102, 24, 4, white),
  bust(sky, 54),
  shape("M30 60Q50 40 66 4q4-2 6 2-4 10 2 18 10 20 18 36-32-10-62 0z", deep),
  shape("M20 64q40-16 80 0-2 6-8 6-32-10-64 0-6 0-8-6z", "#4322bd"),
  spark(58, 44, 6, gold) + spark(72, 30, 4, lime),
  face(60, 78, "smile"),
  shape("M34 92q26 8 52 0 0 30-26 30T34 92z", white),
  shape("M50 96q10 4 20 0-3 6-10 6t-10-6z", ink),
);

const diver = onGround(
  "#16a3b8",
  shape("M-4 100q30-12 62 0t66-4v28H-4z", "#0e8296"),
  `<g fill="none" stroke="${white}" stroke-width="3"><circle cx="20" cy="34" r="6"/><circle cx="28" cy="16" r="4"/><circle cx="16" cy="56" r="3"/></g>`,
  bust(coral, 36),
  box(32, 46, 56, 28, 12, "#c9f0ff"),
  eyes(60, 61),
  line("M51 84q9 8 18 0", ink, 3.4),
  `<rect x="32" y="46" width="56" height="28" rx="12" fill="none" stroke="${ink}" stroke-width="5"/>`,
  line("M98 16V74q0 10-12 10", gold, 7),
  line("M98 16v12", ink, 7),
);

const cowboy = onGround(
  "#f2a65a",
  disk(60, 62, 46, gold, 0.6),
  bust(flame, 46),
  shape("M36 50q-2-34 12-34 6 0 12 5 6-5 12-5 14 0 12 34z", wood),
  shape("M36 49l0-8q24 7 48 0v8z", "#5b3722"),
  shape("M8 44q8 10 28 6h48q20 4 28-6-2 20-26 20H34Q10 64 8 44z", wood),
  face(60, 78, "sly"),
  shape("M30 100q30 12 60 0l-6 6q4 14-24 18-28-4-24-18z", deep),
  disk(48, 112, 2, white) + disk(60, 116, 2, white) + disk(72, 112, 2, white),
);

const dj = onGround(
  "#2a1a4f",
  shape("M0 96h10v28H0zM14 78h10v46H14zM96 84h10v40H96zM110 100h10v24h-10z", violet, 0.5),
  halo(60, 58, 42, 0.1),
  bust(mint, 38),
  fire(60, 40, 0.7),
  line("M28 60Q28 24 60 24t32 36", violet, 7),
  box(20, 54, 17, 28, 8, coral) + box(83, 54, 17, 28, 8, coral),
  face(60, 72, "cool"),
  shape("M36 60h48v6q-2 13-12 13-9 0-12-11-3 11-12 11-10 0-12-13z", ink),
  line("M43 66l6-2M67 66l6-2", violet, 3),
);

const painter = onGround(
  "#ffd7e0",
  shape("M-4 30Q20 14 40 34T30 66-4 60z", violet, 0.7) + shape("M124 20Q96 16 92 44t32 30z", gold, 0.8),
  shape("M124 96q-30-14-40 10l-4 20h44z", mint, 0.7),
  bust(violet, 44),
  shape("M26 50Q18 22 56 20t42 18Q98 54 84 50 60 42 38 52q-8 4-12-2z", ink),
  line("M58 22q0-8 6-10", ink, 5),
  face(60, 72, "happy"),
  line("M20 118L36 92", wood, 6),
  shape("M34 96q-4-10 8-18 4 12-2 20z", coral),
);

const gardener = onGround(
  "#bfe8ff",
  disk(98, 24, 12, gold),
  shape("M-4 96Q34 82 62 92T124 86V124H-4z", "#7fce5f"),
  bust(flame, 46),
  shape("M36 48q0-26 24-26t24 26z", "#f6d68a"),
  shape("M36 49v-8q24 6 48 0v8z", forest),
  shape("M14 52q46-12 92 0-8 9-46 9T14 52z", "#f6d68a"),
  face(60, 76, "smile"),
  line("M92 118V98", forest, 4),
  shape("M92 100q-16 0-16-14 16 0 16 14zM92 96q0-16 16-16 0 16-16 16z", "#22bf80"),
);

const skier = onGround(
  "#cfe9ff",
  shape("M-4 92L24 56l22 26 24-34 54 56v20H-4z", white),
  disk(16, 20, 3, white) + disk(100, 26, 4, white) + disk(86, 12, 3, white) + disk(34, 30, 2.5, white),
  bust(sky, 46),
  disk(60, 16, 9, white),
  shape("M30 56q0-36 30-36t30 36z", coral),
  shape("M28 50h64q3 0 3 6t-3 6H28q-3 0-3-6t3-6z", white),
  face(60, 78, "smile"),
  shape("M26 98q34 10 68 0v10q-6 2-10 2v14H70v-12q-24 2-44-4z", coral),
  line("M84 112v10M76 113v9", white, 2.5),
);

const robot = onGround(
  "#23395b",
  halo(60, 62, 46, 0.1),
  line("M60 36V20", steel, 5) + disk(60, 17, 7, lime),
  box(20, 58, 10, 24, 5, "#98a0bb") + box(90, 58, 10, 24, 5, "#98a0bb"),
  box(28, 34, 64, 66, 16, "#98a0bb") + box(28, 34, 56, 66, 16, steel),
  box(36, 46, 48, 36, 10, ink),
  `<g fill="${lime}"><rect x="45" y="54" width="9" height="13" rx="4"/><rect x="66" y="54" width="9" height="13" rx="4"/></g>`,
  line("M52 74q8 5 16 0", lime, 3),
  box(42, 104, 36, 24, 8, steel),
  disk(50, 91, 3, coral) + disk(60, 91, 3, gold) + disk(70, 91, 3, mint),
);

const knight = onGround(
  "#7a2340",
  halo(60, 60, 46, 0.12),
  shape("M62 30Q60 6 86 4q-6 8 6 10 10 8-6 20-10-6-24-4z", coral),
  bust(gold, 60),
  shape("M28 124V62q0-36 32-36t32 36v62H78V70H42v54z", steel),
  shape("M92 62q0-30-24-35 12 10 12 35v62h12z", "#98a0bb"),
  line("M60 28v28", "#98a0bb", 5),
  shape("M38 62q22-12 44 0v10H38z", "#98a0bb"),
  face(60, 86, "calm", { scale: 0.85 }),
  disk(34, 70, 2.4, ink) + disk(86, 70, 2.4, ink),
);

const bee = onGround(
  "#9be3c0",
  shape("M-4 98Q30 84 62 94t62-6V124H-4z", "#5fc795"),
  `<g fill="${white}" opacity=".85"><ellipse cx="22" cy="66" rx="20" ry="13" transform="rotate(-28 22 66)"/><ellipse cx="98" cy="66" rx="20" ry="13" transform="rotate(28 98 66)"/></g>`,
  line("M50 34Q46 20 36 18M70 34q4-14 14-16", ink, 4) + disk(35, 18, 5, ink) + disk(85, 18, 5, ink),
  bust(gold, 32),
  shape("M30 88h60v11H30zM30 110h60v14H30z", ink),
  face(60, 58, "happy"),
);

/** Bought with coins. */
export const characters: Readonly<Record<string, string>> = {
  chef,
  gardener,
  skier,
  painter,
  bee,
  cowboy,
  diver,
  detective,
  pirate,
  robot,
  dj,
  knight,
  wizard,
  astronaut,
};
