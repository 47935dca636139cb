import type { SignedInContext } from "#api/platform/http/endpoint.ts";

/** What other features may ask of the analyzer. */
export interface AnalyzerPort {
  /** The analyses of the caller's day, and when they renew. */
  analyses(context: SignedInContext): Promise<{ limit: number; used: number; renews_at: string }>;
}
