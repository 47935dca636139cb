import { setTimeout as wait } from "node:timers/promises";
import { openEvents, type EventReader } from "#apps/api/src/testing/event-reader.ts";

const RETRY_MS = 200;

/** Something that an account had received over a stream. */
export interface Received {
  readonly orderId: string;
  /** Milliseconds from the start of the second of the fill until it was received. */
  readonly lag: number;
}

interface ChangesData {
  readonly activity?: readonly { readonly order_id: string | null; readonly at: number }[];
}

/** A screen that follows an account and comes back whenever its connection ends, as a browser does. */
export class Screen {
  readonly received: Received[] = [];
  readonly #open: (lastEventId: string | null) => Promise<EventReader>;
  #reader: EventReader | null = null;
  #lastEventId: string | null = null;
  #isClosed = false;
  readonly #greeted = Promise.withResolvers<void>();

  constructor(url: () => string, token: () => string) {
    this.#open = async (lastEventId) =>
      openEvents(`${url()}/api/v2/portfolio/stream`, {
        authorization: `Bearer ${token()}`,
        ...(lastEventId !== null && { "last-event-id": lastEventId }),
      });
    void this.#follow();
  }

  /** Resolves after the first event. */
  get ready(): Promise<void> {
    return this.#greeted.promise;
  }

  /** Loses the connection. */
  drop(): void {
    this.#reader?.leave();
  }

  close(): void {
    this.#isClosed = true;
    this.drop();
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      try {
        this.#reader = await this.#open(this.#lastEventId);
        for (;;) this.#take(await this.#reader.nextEvent());
      } catch {
        await wait(RETRY_MS);
      }
    }
  }

  #take({ id, data }: { id: string | null; data: unknown }): void {
    this.#lastEventId = id;
    this.#greeted.resolve();
    for (const { order_id, at } of (data as ChangesData).activity ?? []) {
      if (order_id !== null) this.received.push({ orderId: order_id, lag: Date.now() - at * 1000 });
    }
  }
}
