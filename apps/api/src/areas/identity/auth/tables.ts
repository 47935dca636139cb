import type { Kysely } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

/** What opened a session. */
export type SessionOpener = "sign-up" | "password" | "code" | "link" | "passkey";

type AuthTables = {
  auth_email: { email: string; user_id: string; is_confirmed: boolean; created_at: Date };
  auth_signup: { user_id: string; email: string; guest_id: string | null; attribution: string; created_at: Date };
  auth_guest: { guest_id: string; user_id: string };
  auth_account: {
    user_id: string;
    /** The user's address: `auth_email` only finds the account of an address, and makes it unique. */
    email: string;
    password_hash: string | null;
    retired_password_hash: string | null;
    created_at: Date;
    password_changed_at: Date;
    email_verified_at: Date | null;
    tokens_valid_from: Date | null;
  };
  auth_session: {
    user_id: string;
    session_id: string;
    generation: number;
    seen_generation: number;
    created_at: Date;
    rotated_at: Date;
    revoked_at: Date | null;
    user_agent: string;
    opened_by: SessionOpener;
  };
  auth_code: {
    code_key: Buffer;
    user_id: string | null;
    email: string;
    code_digest: Buffer;
    keeps_password: boolean;
    tries: number;
    expires_at: Date;
  };
  auth_one_time: {
    secret_digest: Buffer;
    purpose: string;
    user_id: string | null;
    email: string | null;
    expires_at: Date;
  };
  auth_passkey: {
    user_id: string;
    credential_id: string;
    public_key: Buffer;
    sign_count: number;
    transports: string[];
    is_synced: boolean;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  auth_security_event: {
    user_id: string;
    event_id: string;
    type: string;
    detail: string | null;
    session_id: string | null;
    network: string;
    device: string;
    at: Date;
  };
};

export type AccountRow = AuthTables["auth_account"];
export type SessionRow = AuthTables["auth_session"];
export type CodeRow = AuthTables["auth_code"];
export type OneTimeRow = AuthTables["auth_one_time"];
export type PasskeyRow = AuthTables["auth_passkey"];

export type SecurityEventRow = AuthTables["auth_security_event"];

export const tables = (queryable: Queryable): Kysely<AuthTables> => queryable.withTables<AuthTables>();
