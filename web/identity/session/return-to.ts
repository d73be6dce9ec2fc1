import { homeOf, type Role } from '#contract/kit/access.ts'

/** Back to the page that required the login; otherwise to their own area. */
export function destinationAfterLogin(search: string, role: Role | null): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  // Only a path of our site: `//example.com` and `/\example.com` would leave the site.
  if (/^\/(dashboard|company|admin)(\/[\w\-/]*)?(\?[\w\-=&%+.~]*)?(#[\w\-%.~]*)?$/.test(next)) return next
  return homeOf(role ?? 'learner')
}
