import { CHOOSABLE_EVENTS, WORKFLOW_EVENTS, type StartableWorkflow } from "@candlewise/domain/notifications/workflows";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { defineFiles } from "../file.ts";
import { notificationsFiles, notificationsRoutes } from "./routes.ts";

const KindSchema = z.enum(WORKFLOW_EVENTS);
/** Kinds with channels to choose. */
const ChoosableSchema = z.enum(CHOOSABLE_EVENTS);

const ChannelsSchema = z.strictObject({ inbox: z.boolean(), email: z.boolean(), push: z.boolean() });

/** A time of the local day. */
const TimeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time such as 21:00");
/** Nothing leaves the app in between; the same time twice means never quiet. */
const QuietHoursSchema = z.strictObject({ from: TimeSchema, until: TimeSchema });

const NotificationSchema = z.strictObject({
  id: z.uuid(),
  kind: KindSchema,
  title: z.string(),
  body: z.string(),
  /** What a link to `page` says; null for a notification that leads nowhere. */
  action: z.string().nullable(),
  page: z.string().startsWith("/"),
  at: z.iso.datetime(),
  is_read: z.boolean(),
});

const SettingsSchema = z.strictObject({
  kinds: z.array(ChannelsSchema.extend({ kind: ChoosableSchema })),
  quiet_hours: QuietHoursSchema,
  /** The zone of the quiet hours. */
  time_zone: z.string(),
  /** Emails go to confirmed addresses only. */
  is_email_confirmed: z.boolean(),
  push: z.strictObject({
    /** `applicationServerKey` of subscriptions, in base64url. */
    public_key: z.string(),
    /** Browsers that are subscribed. */
    devices: z.int(),
  }),
});

/** A point of P-256 and 16 bytes, in base64url. */
const SubscriptionKeysSchema = z.strictObject({
  p256dh: z.string().regex(/^[\w-]{87}=?$/),
  auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
});
const EndpointSchema = z
  .string()
  .max(1000)
  .regex(/^https:\/\/[\w.-]{1,200}(?:\/[!-~]*)?$/);

const ok = z.strictObject({ is_removed: z.literal(true) });
const token = { params: z.strictObject({ token: z.string().max(200) }) };

/** Fields of the workflows that a caller may start. */
export const workflowFields = {
  streak_in_danger: z.strictObject({}),
  reward_ready: z.strictObject({}),
  challenge_task_ready: z.strictObject({ challenge_id: z.string().min(1).max(100) }),
  push_test: z.strictObject({}),
} as const satisfies Record<StartableWorkflow, z.ZodObject>;

export const notificationsContract = defineContract("notifications", notificationsRoutes, {
  startWorkflow: {
    body: z.strictObject({
      event: z.string().max(100),
      /** Those of the event. */
      data_fields: z.record(z.string().max(100), z.union([z.string().max(1000), z.number(), z.boolean()])),
    }),
    response: z.strictObject({ id: z.uuid(), event: KindSchema }),
  },
  listNotifications: {
    query: z.strictObject({
      /** `next_cursor` of the page before. */
      cursor: z
        .string()
        .regex(/^\d{1,13}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    response: z.strictObject({
      notifications: z.array(NotificationSchema),
      next_cursor: z.string().nullable(),
      /** On all pages. */
      unread: z.int(),
      /** When the page was made, for `until`. */
      at: z.iso.datetime(),
    }),
  },
  countUnread: { response: z.strictObject({ unread: z.int() }) },
  readNotifications: {
    body: z.union([
      z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
      z.strictObject({ until: z.iso.datetime() }),
    ]),
    response: z.strictObject({ unread: z.int() }),
  },
  getNotificationSettings: { response: SettingsSchema },
  saveNotificationSettings: {
    body: z.strictObject({
      kinds: z
        .array(ChannelsSchema.partial().extend({ kind: ChoosableSchema }))
        .max(CHOOSABLE_EVENTS.length)
        .optional(),
      quiet_hours: QuietHoursSchema.optional(),
    }),
    response: SettingsSchema,
  },
  addPushSubscription: {
    /** What `PushSubscription.toJSON()` gives. */
    body: z.strictObject({
      endpoint: EndpointSchema,
      keys: SubscriptionKeysSchema,
    }),
    response: z.strictObject({ id: z.uuid() }),
  },
  removePushSubscription: { params: z.strictObject({ id: z.uuid() }), response: ok },
});
export type NotificationsShapes = typeof notificationsContract.shapes;
export type NotificationSettings = z.output<typeof SettingsSchema>;

export const notificationsFileContract = defineFiles("notifications", notificationsFiles, {
  showUnsubscribePage: token,
  unsubscribe: token,
});
