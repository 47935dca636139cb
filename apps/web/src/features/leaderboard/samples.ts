import { outcomeOf, zonesOf } from "@candlewise/domain/leaderboard/leagues";
import type { LeagueBoard } from "./api.ts";

const PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
const NAMES = ["ana", "ben", "cem", "dai", "eva", "fay", "gus", "hal", "ivy", "jon", "kim", "lea"];

/** A board of the third league with so many learners, ten points apart; `ada` is at `rank`. */
export function leagueOf(size: number, rank: number): LeagueBoard {
  const league_index = 2;
  const board = Array.from({ length: size }, (_, index) => ({
    rank: index + 1,
    username: index + 1 === rank ? "ada" : (NAMES[index] ?? `learner${index}`),
    avatar_url: PICTURE,
    experience: 10 * (size - index),
    is_you: index + 1 === rank,
    outcome: outcomeOf(index + 1, size, league_index),
  }));
  return {
    week: "2026-11-23",
    ends_at: "2026-11-30T00:00:00.000Z",
    takes_part: true,
    league: "wick",
    league_index,
    experience: board[rank - 1]?.experience ?? 0,
    rank,
    size,
    at: 1_795_500_000,
    board,
    ...zonesOf(size),
  };
}

/** Before the first points of the week. */
export const emptyLeague: LeagueBoard = { ...leagueOf(0, 1), experience: 0, rank: null, promoted: 0 };
