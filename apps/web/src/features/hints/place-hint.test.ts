import { expect, test } from "vitest";
import { placeHint, placeHintOver, type Box } from "./place-hint.ts";

const free: Box = { left: 0, top: 56, right: 390, bottom: 700 };
const card = { width: 340, height: 120 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("S7.11 a hint goes below what it explains, or above it near the lower edge, and points at it", () => {
  expect(placeHint(box(20, 100, 60, 60), card, free)).toEqual({ left: 12, top: 172, beak: 38, isBelow: true });
  expect(placeHint(box(165, 600, 60, 60), card, free)).toEqual({ left: 25, top: 468, beak: 170, isBelow: false });
});

test("S7.11 a hint on something that a bar covers, or that leaves no room, is not shown", () => {
  expect(placeHint(box(20, 690, 60, 60), card, free)).toBeNull();
  expect(placeHint(box(20, 20, 60, 60), card, free)).toBeNull();
  expect(placeHint(box(0, 60, 390, 630), card, free)).toBeNull();
});

test("S7.11 a hint that would cover what is being read waits", () => {
  const button = box(20, 630, 350, 50);
  expect(placeHint(button, card, free, [box(20, 100, 350, 380)])).toMatchObject({ isBelow: false, top: 498 });
  expect(placeHint(button, card, free, [box(20, 100, 350, 420)])).toBeNull();
});

test("S7.11 a hint never covers what it explains, and stays inside the free area", () => {
  const steps = Array.from({ length: 18 }, (_, index) => index * 50 - 50);
  const targets = steps.flatMap((left) => steps.flatMap((top) => [box(left, top, 60, 60), box(left, top, 300, 220)]));
  const placed = targets.flatMap((target) => {
    const place = placeHint(target, card, free);
    return place ? [{ target, place }] : [];
  });
  expect(placed.length).toBeGreaterThan(100);
  for (const { target, place } of placed) {
    const bottom = place.top + card.height;
    expect(place.top >= target.bottom || bottom <= target.top).toBe(true);
    expect(place.top).toBeGreaterThanOrEqual(free.top);
    expect(bottom).toBeLessThanOrEqual(free.bottom);
    expect(place.left).toBeGreaterThanOrEqual(free.left);
    expect(place.left + card.width).toBeLessThanOrEqual(free.right);
  }
});

test("S7.11 on a small screen without room a hint goes to the edge, away from its target and never over it", () => {
  const small: Box = { left: 0, top: 56, right: 360, bottom: 560 };
  const button = box(20, 566, 320, 50);
  expect(placeHint(button, card, small, [box(20, 60, 320, 490)])).toBeNull();
  expect(placeHintOver(button, card, small)).toMatchObject({ isBelow: false, top: 428 });
  expect(placeHintOver(box(20, 70, 320, 300), card, small)).toMatchObject({ isBelow: true, top: 428 });
  expect(placeHintOver(box(20, 70, 320, 420), card, small)).toBeNull();
  expect(placeHintOver(button, card, { ...small, bottom: 800 })).toBeNull();
});
