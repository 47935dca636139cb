import { expect, it } from "vitest";
import { availabilityOf } from "./use-username-check.ts";

const refusal = (error: string, status = 409) => ({ error: { status, data: { error, message: "", request_id: "" } } });

it("S5.03 an error of the server says why a name cannot be taken", () => {
  expect(availabilityOf({ data: { username: "ada" } })).toBe("free");
  expect(availabilityOf(refusal("username_taken"))).toBe("taken");
  expect(availabilityOf(refusal("username_reserved", 400))).toBe("reserved");
});

it("S5.03 an answer whose body contains an error is an error", () => {
  expect(availabilityOf({ data: { error: "username_taken" } })).toBe("taken");
  expect(availabilityOf({ data: { error: "anything" } })).toBe("unknown");
});

it("what could not be asked is not called free", () => {
  expect(availabilityOf({ error: { status: "FETCH_ERROR", error: "" } })).toBe("unknown");
  expect(availabilityOf(refusal("too_many_requests", 429))).toBe("unknown");
});
