const GUEST = /^guest-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The UUID of a guest's id (`guest-` and a UUID); null for the id of an account. */
export const guestUuid = (id: string): string | null => GUEST.exec(id)?.[1] ?? null;
