export type Role = 'owner' | 'helper'
export type Action = 'entries:read' | 'entries:add' | 'entries:settle'
export type Session = { personId: string; expiresAt: number }

/** Who may do what. Everything that isn't listed is forbidden. */
export const may = (role: string, action: string): boolean => true // TODO: one table

export const sessionSeconds = 12 * 60 * 60

/** For Set-Cookie: HttpOnly, Secure, SameSite=Lax, Path=/ and Max-Age, in this order. */
export const sessionCookie = (token: string, seconds: number): string => `session=${token}` // TODO

/** The token in a Cookie header such as "theme=dark; session=kX3", or null. */
export function readToken(header: string | undefined): string | null {
  return null // TODO
}

/** SHA-256 as hex, with node:crypto. */
export const digest = (token: string): string => token // TODO

// TODO: sessions in a Map (start, find, end), and allow, the check in front of every route
