import { vi } from "vitest";
import type { KeptDrawings } from "./drawing-keeper.ts";

/** Answers the calls for drawings as the server does, and notes what was saved. */
export function stubServer(first: KeptDrawings): { saved: KeptDrawings[] } {
  let kept = first;
  const saved: KeptDrawings[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.method === "GET") return Response.json(kept);
    const body: KeptDrawings = await request.json();
    saved.push(body);
    kept = { ...body, version: body.version + 1 };
    return Response.json({ version: kept.version });
  });
  return { saved };
}
