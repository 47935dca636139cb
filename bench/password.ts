import { passwordBits } from "../apps/web/src/features/auth/password-strength.ts";
import { atMost, median, report } from "./support/figures.ts";

// The strength of a password is computed at every key: the longest password must not take much more than twice the time of half its length.
const RUNS = 31;
const REPEATS = 500;

/** CPU time, so that other processes do not count. */
function cpuOf(password: string): number {
  const before = process.cpuUsage();
  for (let repeat = 0; repeat < REPEATS; repeat++) passwordBits(password, ["ab"]);
  return process.cpuUsage(before).user;
}

const awkward = (length: number) => "xy".repeat(length / 4) + "c".repeat(length / 2);
const ratios = Array.from({ length: RUNS }, () => cpuOf(awkward(128)) / cpuOf(awkward(64)));
process.exit(report("Password strength", [atMost("128 characters over 64", median(ratios), 4, "times")]) === 0 ? 0 : 1);
