import { sql } from "kysely";
import type { Queryable, Transaction } from "../database/database.ts";
import type { JobClass, JobProgress, JobState } from "./jobs.ts";

export interface NewJob {
  readonly jobId: string;
  readonly name: string;
  readonly data: object;
  readonly key: string | null;
  readonly about: string | null;
  /** Milliseconds from now. */
  readonly delay: number;
}

/** Does nothing when a job of this name and key is already queued. */
export async function insertJob(db: Transaction, { jobId, name, data, key, about, delay }: NewJob): Promise<void> {
  await sql`
    insert into background_job (job_id, name, data, key, about, due_at)
    values (${jobId}, ${name}, ${JSON.stringify(data)}::jsonb, ${key}, ${about}, now() + ${delay}::float8 * interval '1 ms')
    on conflict (name, key) where key is not null and starts = 0 do nothing`.execute(db);
}

export async function findJob(db: Queryable, name: string, key: string): Promise<JobState | null> {
  const { rows } = await sql<JobState>`
    select case when failed_at is not null then 'failed' when worker is not null then 'running' else 'waiting' end as state,
      progress, failures
    from background_job where name = ${name} and key = ${key}
    order by failed_at is not null, created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function deleteJobsAbout(db: Transaction, people: readonly string[]): Promise<void> {
  await sql`delete from background_job where about = any(${[...people]}::text[])`.execute(db);
}

/** A worker's claim parameters for one job name. */
export interface Lane {
  readonly name: string;
  readonly class: JobClass;
  readonly priority: number;
  /** Across all nodes; null when unlimited. */
  readonly concurrency: number | null;
}

export interface ClaimedJob {
  readonly jobId: string;
  readonly name: string;
  readonly data: unknown;
  /** Together with the worker's name, distinguishes a claim from later claims of the same job. */
  readonly starts: number;
  readonly failures: number;
}

interface Claim {
  readonly worker: string;
  readonly leaseMs: number;
  readonly lanes: readonly Lane[];
  /** For each of `lanes`, in order: how many more jobs of its class the worker can run. */
  readonly free: readonly number[];
}

/**
 * Claims due jobs, first those whose lease has expired (which counts as a failure). Each name is looked up separately, so that a
 * backlog of one name does not slow down the others, and names unknown to this node are never touched. Jobs with limited concurrency
 * take a free place; the unique index on places decides between nodes, and the loser's whole claim fails with 23505.
 */
export async function claimJobs(db: Queryable, { worker, leaseMs, lanes, free }: Claim): Promise<ClaimedJob[]> {
  const { rows } = await sql<ClaimedJob>`
    with lane as (
      select * from unnest(${lanes.map(({ name }) => name)}::text[], ${lanes.map((lane) => lane.class)}::text[],
        ${lanes.map(({ priority }) => priority)}::int[], ${lanes.map(({ concurrency }) => concurrency)}::int[],
        ${[...free]}::int[]) as lane (name, class, priority, concurrency, free)
    ), due as (
      select lane.*, job.job_id, job.due_at, job.place, job.is_abandoned
      from lane cross join lateral (
        select *, true as is_abandoned from (
          select job_id, due_at, place from background_job
          where name = lane.name and worker is not null and failed_at is null and due_at <= now()
          for update skip locked
        ) abandoned
        union all
        select *, false from (
          select job_id, due_at, place from background_job
          where name = lane.name and worker is null and failed_at is null and due_at <= now()
          order by due_at limit least(lane.free, lane.concurrency)
          for update skip locked
        ) waiting
      ) job
    ), placed as (
      select due.*, case when concurrency is null or place is not null then place else (
        select array_agg(open order by open) from generate_series(1, concurrency) open where not exists (
          select from background_job held where held.name = due.name and held.place = open)
        )[row_number() over (partition by name, place is null order by due_at)] end as new_place
      from due
    ), chosen as (
      select job_id, new_place, free,
        row_number() over (partition by class order by is_abandoned desc, priority desc, due_at) as position
      from placed where concurrency is null or new_place is not null
    )
    update background_job job set worker = ${worker}, place = chosen.new_place, starts = job.starts + 1,
      failures = job.failures + (job.worker is not null)::int, due_at = now() + ${leaseMs}::float8 * interval '1 ms'
    from chosen where job.job_id = chosen.job_id and chosen.position <= chosen.free
    returning job.job_id as "jobId", job.name, job.data, job.starts, job.failures`.execute(db);
  return rows;
}

export interface HeldJob {
  readonly jobId: string;
  readonly starts: number;
  readonly progress: JobProgress | null;
}

/** Renews the leases of jobs and stores their progress. Jobs missing from the returned ids no longer belong to this worker. */
export async function renewLeases(
  db: Queryable,
  { worker, leaseMs, held }: { worker: string; leaseMs: number; held: readonly HeldJob[] },
): Promise<string[]> {
  const { rows } = await sql<{ jobId: string }>`
    update background_job job set due_at = now() + ${leaseMs}::float8 * interval '1 ms',
      progress = coalesce(held.progress, job.progress)
    from unnest(${held.map(({ jobId }) => jobId)}::uuid[], ${held.map(({ starts }) => starts)}::int[],
      ${held.map(({ progress }) => (progress === null ? null : JSON.stringify(progress)))}::jsonb[]) as held (job_id, starts, progress)
    where job.job_id = held.job_id and job.starts = held.starts and job.worker = ${worker} and job.failed_at is null
    returning job.job_id as "jobId"`.execute(db);
  return rows.map(({ jobId }) => jobId);
}

type Claimed = Pick<ClaimedJob, "jobId" | "starts"> & { readonly worker: string };

const isHeld = ({ jobId, starts, worker }: Claimed) =>
  sql`job_id = ${jobId} and starts = ${starts} and worker = ${worker}`;

export async function deleteDone(db: Queryable, job: Claimed): Promise<void> {
  await sql`delete from background_job where ${isHeld(job)}`.execute(db);
}

/** Requeues a job: with a delay after a failure, without one when its worker stops. */
export async function releaseJob(
  db: Queryable,
  job: Claimed,
  { failures, delay, reason }: { failures: number; delay: number; reason: string | null },
): Promise<void> {
  await sql`
    update background_job set worker = null, place = null, failures = ${failures},
      last_error = coalesce(${reason}, last_error), due_at = now() + ${delay}::float8 * interval '1 ms'
    where ${isHeld(job)}`.execute(db);
}

/** Marks a job as permanently failed and keeps it for an operator. */
export async function markFailed(
  db: Queryable,
  job: Claimed,
  { failures, reason }: { failures: number; reason: string },
): Promise<void> {
  await sql`
    update background_job set worker = null, place = null, failures = ${failures}, last_error = ${reason}, failed_at = now()
    where ${isHeld(job)}`.execute(db);
}

/** Deletes a batch of jobs that failed permanently long enough ago; returns how many. */
export async function pruneFailed(
  db: Queryable,
  { retentionDays, most }: { retentionDays: number; most: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from background_job where job_id in (
      select job_id from background_job where failed_at < now() - ${retentionDays}::int * interval '1 day' limit ${most})`.execute(
    db,
  );
  return Number(numAffectedRows);
}

export interface JobCounts {
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly oldest: number;
}

/** Counts of jobs that are due, running and permanently failed, and the longest wait in seconds. */
export async function countJobs(db: Queryable): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where failed_at is null and worker is null and due_at <= now())::int as waiting,
      count(*) filter (where worker is not null)::int as running,
      count(*) filter (where failed_at is not null)::int as failed,
      coalesce(extract(epoch from now() - min(due_at) filter (where failed_at is null and due_at <= now())), 0)::float8 as oldest
    from background_job`.execute(db);
  return rows[0] ?? { waiting: 0, running: 0, failed: 0, oldest: 0 };
}
