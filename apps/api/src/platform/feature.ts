import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "./clock.ts";
import type { Database } from "./database.ts";
import type { Ids } from "./ids.ts";
import type { Job, Jobs } from "./jobs.ts";
import type { Limits } from "./limits.ts";
import type { Log } from "./log.ts";
import type { Mail } from "./mail/mail.ts";
import type { Endpoint, SignedInContext } from "./mount.ts";
import type { Objects } from "./objects/objects.ts";
import type { Outbox, Subscription } from "./outbox.ts";
import type { PersonalData } from "./personal-data.ts";
import type { Secrets } from "./secrets.ts";

/** What the platform offers to every feature. A feature asks for the parts it needs: `Pick<Platform, "database" | "clock">`. */
export interface Platform {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: Outbox;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly objects: Objects;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly log: Log;
  /** Where people reach the app, without a slash at the end. */
  readonly publicUrl: string;
}

/** Tells raw routes who calls. */
export interface Callers {
  /** Whose access token a call carries. @throws AppError `Unauthorized` */
  signedIn(request: FastifyRequest, reply: FastifyReply): Promise<SignedInContext>;
}

/**
 * Adds routes below `/api` that answer with files, pages or streams instead of JSON. Their addresses are secret or public, or they ask
 * `callers` who calls.
 */
export type RawRoutes = (api: FastifyInstance, callers: Callers) => void;

/**
 * What a feature gives to the app. Its migrations are the files `features/<domain>/migrations/NNNN-name.sql`, found by
 * place.
 */
export interface FeatureModule {
  readonly domain: string;
  /** Made by `endpointsOf(contract, handlers)`. */
  readonly endpoints: readonly Endpoint[];
  readonly subscriptions?: readonly Subscription[];
  readonly jobs?: readonly Job[];
  /** Of every table that holds a `user_id`. */
  readonly personalData?: PersonalData;
  readonly rawRoutes?: RawRoutes;
}
