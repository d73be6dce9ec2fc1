import type { Role } from '#contract/kit/endpoint.ts'

/** Where a sign-in leads: back to where it was asked for, if that is a page of ours; staff to their desk. */
export function placeToGo(search: string, role: Role | null): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  // Only a path: `//elsewhere` and `/\elsewhere` would leave the site.
  if (/^\/(dashboard|admin)(\/[\w\-/]*)?(\?[\w\-=&]*)?$/.test(next)) return next
  return role === 'admin' || role === 'mentor' ? '/admin' : '/dashboard'
}
