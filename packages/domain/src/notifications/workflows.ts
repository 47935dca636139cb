export const CHANNELS = ["inbox", "email", "push"] as const;
export type Channel = (typeof CHANNELS)[number];
export type Channels = Readonly<Record<Channel, boolean>>;

export const WORKFLOW_EVENTS = [
  "welcome",
  "streak_in_danger",
  "reward_ready",
  "challenge_task_ready",
  "league_result",
  "inactive",
  "push_test",
] as const;
export type WorkflowEvent = (typeof WORKFLOW_EVENTS)[number];

/** What a learner may start; only the server starts the others. */
export const STARTABLE_WORKFLOWS = [
  "streak_in_danger",
  "reward_ready",
  "challenge_task_ready",
  "push_test",
] as const satisfies readonly WorkflowEvent[];
export type StartableWorkflow = (typeof STARTABLE_WORKFLOWS)[number];

export const isStartable = (event: string): event is StartableWorkflow =>
  STARTABLE_WORKFLOWS.some((known) => known === event);

interface Workflow {
  /** Minute of the local day on which it is due; null for at once. */
  readonly minute: number | null;
  /** The screen that it leads to. */
  readonly page: `/${string}`;
  /** Until the learner chooses otherwise. */
  readonly channels: Channels;
  /** The learner asked for it a moment ago: quiet hours and the limit of a day do not apply. */
  readonly isAsked?: true;
}

const hour = 60;
const evening = 18 * hour;

/**
 * What can be sent, and when. The most urgent is due first in the evening: at most one leaves the app on a day. An email for everybody is only
 * what somebody who has not been here needs to hear.
 */
export const WORKFLOWS: Readonly<Record<WorkflowEvent, Workflow>> = {
  welcome: { minute: null, page: "/learn", channels: { inbox: true, email: false, push: false } },
  streak_in_danger: { minute: evening, page: "/learn", channels: { inbox: true, email: true, push: true } },
  challenge_task_ready: {
    minute: evening + 20,
    page: "/challenges",
    channels: { inbox: true, email: false, push: true },
  },
  inactive: { minute: evening + 30, page: "/learn", channels: { inbox: true, email: true, push: true } },
  reward_ready: { minute: evening + hour, page: "/learn", channels: { inbox: true, email: false, push: false } },
  league_result: { minute: null, page: "/leagues", channels: { inbox: true, email: false, push: false } },
  push_test: {
    minute: null,
    page: "/profile/notifications",
    channels: { inbox: false, email: false, push: true },
    isAsked: true,
  },
};

/** The kinds that a learner can choose channels for. */
export const CHOOSABLE_EVENTS = [
  "streak_in_danger",
  "challenge_task_ready",
  "reward_ready",
  "league_result",
  "inactive",
] as const satisfies readonly WorkflowEvent[];

/** What a learner chose; what is missing is as in `WORKFLOWS`. */
export type ChannelChoices = { readonly [Event in WorkflowEvent]?: Partial<Channels> };

/** Where a learner wants a kind. */
export const channelsOf = (event: WorkflowEvent, choices: ChannelChoices): Channels => ({
  ...WORKFLOWS[event].channels,
  ...choices[event],
});

/** Days without learning on which a reminder is due; silence follows the last. */
const INACTIVE_DAYS = [3, 7, 14] as const;

/** The first reminder after so many days without learning; null after the last. */
export const nextReminder = (days: number): number | null => INACTIVE_DAYS.find((each) => each > days) ?? null;

/** The last reminder says that it is the last. */
export const isLastReminder = (days: number): boolean => nextReminder(days) === null;
