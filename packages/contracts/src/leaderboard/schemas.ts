import { LEAGUES } from "@candlewise/domain/leaderboard/leagues";
import { z } from "zod";
import { UsernameSchema } from "../auth/schemas.ts";
import { defineContract } from "../endpoint.ts";
import { leaderboardRoutes } from "./routes.ts";

const OutcomeSchema = z.enum(["promoted", "stayed", "demoted"]);
const LeagueSchema = z.enum(LEAGUES);

/** The caller's own name. */
const query = z.strictObject({ username: UsernameSchema });

const WeekSchema = z.strictObject({
  /** Monday. */
  week: z.iso.date(),
  ends_at: z.iso.datetime(),
});

const BoardRowSchema = z.strictObject({
  rank: z.int(),
  username: z.string(),
  avatar_url: z.string(),
  experience: z.int(),
  is_you: z.boolean(),
  /** What this rank would mean if the week ended now. */
  outcome: OutcomeSchema,
});
export type BoardRow = z.output<typeof BoardRowSchema>;

const StandingSchema = WeekSchema.extend({
  takes_part: z.boolean(),
  league: LeagueSchema,
  /** 0 for the lowest of ten. */
  league_index: z.int(),
  experience: z.int(),
  /** Null before the first points of the week. */
  rank: z.int().nullable(),
  /** Learners in the cohort; 0 before the first points of the week. */
  size: z.int(),
});
export type Standing = z.output<typeof StandingSchema>;

const LeagueResultSchema = z.strictObject({
  week: z.iso.date(),
  rank: z.int(),
  size: z.int(),
  outcome: OutcomeSchema,
  from: LeagueSchema,
  to: LeagueSchema,
});

const ok = z.strictObject({ is_seen: z.literal(true) });

export const leaderboardContract = defineContract("leaderboard", leaderboardRoutes, {
  getExperience: {
    query,
    response: WeekSchema.extend({
      experience: z.int(),
      /** Among all learners with points this week; up to 30 seconds old. */
      global_rank: z.int().nullable(),
      learners: z.int(),
    }),
  },
  getLeague: {
    /** The caller when absent: a page asks for its calls before it knows the name. */
    query: query.partial(),
    response: StandingSchema.extend({
      /** Second of the board. */
      at: z.int(),
      /** Empty before the first points of the week. */
      board: z.array(BoardRowSchema),
      /** Ranks up to this one move up, and the last ones down, if the week ended now. */
      promoted: z.int(),
      demoted: z.int(),
    }),
  },
  getStanding: { query, response: StandingSchema },
  getClimb: {
    query,
    response: z.strictObject({
      /** Points to overtake the learner above; null for the first, or before the first points. */
      to_next_rank: z.int().nullable(),
      to_promotion: z.int().nullable(),
      to_safety: z.int().nullable(),
      next_username: z.string().nullable(),
    }),
  },
  listLeagueUpdates: { query, response: z.strictObject({ league_update: LeagueResultSchema.nullable() }) },
  listRankUpdates: {
    query,
    response: z.strictObject({
      /** Null when the rank has not changed. `from` is null before the first look of the week. */
      rank_update: z.strictObject({ from: z.int().nullable(), to: z.int() }).nullable(),
    }),
  },
  seeLeagueUpdates: { query, body: z.strictObject({ week: z.iso.date() }), response: ok },
  seeRankUpdates: { query, body: z.strictObject({ rank: z.int().min(1).max(100) }), response: ok },
  setParticipation: {
    body: z.strictObject({ takes_part: z.boolean() }),
    response: z.strictObject({ takes_part: z.boolean() }),
  },
});
export type LeaderboardShapes = typeof leaderboardContract.shapes;
