/** How a learner comes by an avatar: everybody has it, it costs coins, or a reward gives it. */
export type AvatarTerms =
  | { readonly type: "free" }
  | { readonly type: "coins"; readonly price: number }
  | { readonly type: "reward" };

const FREE = [
  "first-light",
  "hammer",
  "shooting-star",
  "marubozu",
  "doji",
  "engulfing",
  "inside-bar",
  "morning-star",
  "three-soldiers",
  "tweezer",
  "dragonfly",
  "spinning-top",
  "breakout",
  "night-candle",
  "harami",
  "golden-wick",
] as const;

/** Coins. */
const PRICES = {
  gardener: 60,
  chef: 60,
  skier: 100,
  bee: 100,
  painter: 120,
  diver: 150,
  cowboy: 150,
  detective: 180,
  pirate: 200,
  robot: 220,
  dj: 250,
  knight: 300,
  wizard: 300,
  astronaut: 400,
} as const;

const FROM_REWARDS = ["bear", "bull", "owl", "monarch", "phoenix", "unicorn"] as const;

export type AvatarId = (typeof FREE)[number] | keyof typeof PRICES | (typeof FROM_REWARDS)[number];

interface Avatar {
  readonly id: AvatarId;
  readonly terms: AvatarTerms;
}

const isSold = (id: string): id is keyof typeof PRICES => Object.hasOwn(PRICES, id);

/** Every avatar: the free ones first, then by price, then those of rewards. */
export const AVATARS: readonly Avatar[] = [
  ...FREE.map((id) => ({ id, terms: { type: "free" as const } })),
  ...Object.keys(PRICES)
    .filter(isSold)
    .map((id) => ({ id, terms: { type: "coins" as const, price: PRICES[id] } })),
  ...FROM_REWARDS.map((id) => ({ id, terms: { type: "reward" as const } })),
];

/** What somebody wears who has not chosen is one of these. */
export const FREE_AVATARS: readonly AvatarId[] = FREE;

/** The ids of all avatars. */
export const AVATAR_IDS: readonly [AvatarId, ...AvatarId[]] = [FREE[0], ...AVATARS.slice(1).map(({ id }) => id)];

export const findAvatar = (id: string): Avatar | undefined => AVATARS.find((avatar) => avatar.id === id);

/** The avatars that a learner may get from rewards and does not have yet. */
export const avatarsToWin = (owned: ReadonlySet<string>): readonly AvatarId[] =>
  FROM_REWARDS.filter((id) => !owned.has(id));

/** The avatars of the shop that a learner does not have yet. */
export const avatarsToBuy = (owned: ReadonlySet<string>): readonly AvatarId[] =>
  Object.keys(PRICES)
    .filter(isSold)
    .filter((id) => !owned.has(id));
