/** What a verdict on an order speaks about, by the tokens of its parts. */
const RULES = ["side", "entry", "stop", "room", "target", "reward_to_risk"] as const;
export type RuleName = (typeof RULES)[number];

export const isRuleName = (token: string): token is RuleName => RULES.some((name) => name === token);

export const ruleKey = <Name extends RuleName>(name: Name) => `items.trade.${name}` as const;
