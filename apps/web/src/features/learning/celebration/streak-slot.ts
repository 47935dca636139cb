import type { ReactNode } from "react";

export interface StreakSlotProps {
  /** The day on which something was completed. */
  day: string;
  /** False before its beat. */
  isShown: boolean;
}

type StreakSlot = (props: StreakSlotProps) => ReactNode;

let slot: StreakSlot = () => null;

/** What celebrations show about the streak, which is another feature's: nothing until it is given, with what the app loads after the first screen. */
export const fillStreakSlot = (fill: StreakSlot): void => void (slot = fill);

export const streakInSlot: StreakSlot = (props) => slot(props);
