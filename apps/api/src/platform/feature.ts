import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import type { Ids } from "./ids.ts";
import type { Job, Jobs } from "./jobs/jobs.ts";
import type { Limits } from "./limits/limits.ts";
import type { Log } from "./log.ts";
import type { Meters } from "./metrics.ts";
import type { EmailDefinition } from "./mail/email.ts";
import type { Mail } from "./mail/mail.ts";
import type { Endpoint } from "./http/endpoint.ts";
import type { FileEndpoint } from "./http/files.ts";
import type { StreamEndpoint } from "./http/streams.ts";
import type { DescribePage } from "./http/web-routes.ts";
import type { Webhook } from "./http/webhooks.ts";
import type { Objects } from "./objects/objects.ts";
import type { Pictures } from "./objects/pictures.ts";
import type { ObjectFolder } from "./objects/sweep.ts";
import type { Outbox } from "./events/outbox.ts";
import type { Subscription } from "./events/subscription.ts";
import type { PersonalData } from "./personal-data.ts";
import type { PushClient } from "./push/push-client.ts";
import type { Secrets } from "./keys/secrets.ts";

/** The services of the platform. A feature requests only the parts it needs: `Pick<Platform, "database" | "clock">`. */
export interface Platform {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: Outbox;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly push: PushClient;
  readonly objects: Objects;
  readonly pictures: Pictures;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly metrics: Meters;
  /** The public URL of the app, without a trailing slash. */
  readonly publicUrl: string;
}

/** Background work that runs while the server listens. */
export interface BackgroundWork {
  start(): void;
  stop(): Promise<void>;
}

/**
 * What a feature provides to the app. Its migrations `areas/<area>/<domain>/migrations/NNNN-name.sql` are found by their path.
 */
export interface FeatureModule {
  readonly domain: string;
  /** Made by `endpointsOf(contract, handlers)`. */
  readonly endpoints: readonly Endpoint[];
  readonly streams?: readonly StreamEndpoint[];
  readonly files?: readonly FileEndpoint[];
  readonly webhooks?: readonly Webhook[];
  readonly subscriptions?: readonly Subscription[];
  readonly jobs?: readonly Job[];
  /** The emails it sends. */
  readonly emails?: readonly EmailDefinition[];
  /** Must cover every table with a `user_id`. */
  readonly personalData?: PersonalData;
  /** The folders in the object store that it owns. */
  readonly objects?: readonly ObjectFolder[];
  readonly work?: readonly BackgroundWork[];
  /** What its pages are about, for shared links. */
  readonly describePage?: DescribePage;
}

/** What an area provides to the app: its features, and one port for the other areas. */
export interface Area<Port> {
  readonly features: readonly FeatureModule[];
  readonly port: Port;
}
