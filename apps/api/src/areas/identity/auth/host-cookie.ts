/**
 * Name of a cookie of this host. The `__Host-` prefix needs https: over plain http, such as on a developer's machine, some browsers drop
 * such a cookie, so the name has no prefix there.
 */
export const hostCookieName = (name: string, publicUrl: string): string =>
  new URL(publicUrl).protocol === "https:" ? `__Host-${name}` : name;
