/** Where to go after sign-in: a path of this app, never another site. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  return /^\/(?![/\\])/.test(next) ? next : "/learn";
}
