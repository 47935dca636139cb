import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { closeTestApps, unexpectedErrors } from "#api/testing/test-app.ts";

const complaints: string[] = [];

beforeEach(() => {
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...args: unknown[]) => void complaints.push(args.map(String).join(" ")),
    );
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints.splice(0), "unexpected console output").toEqual([]);
  expect(unexpectedErrors(), "unexpected errors in the log").toEqual([]);
});

afterAll(closeTestApps);
