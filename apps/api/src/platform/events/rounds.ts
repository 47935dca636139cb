/** Splits events into rounds in which each user has one at most; the events of a user keep their order. */
export function roundsByUser<Event extends { readonly user_id: string }>(events: readonly Event[]): Event[][] {
  const rounds: Event[][] = [];
  const counts = new Map<string, number>();
  for (const event of events) {
    const round = counts.get(event.user_id) ?? 0;
    counts.set(event.user_id, round + 1);
    (rounds[round] ??= []).push(event);
  }
  return rounds;
}
