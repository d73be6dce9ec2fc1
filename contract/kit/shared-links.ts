import { z } from './zod.ts'

/** For how long a private link works; a year at most. */
export const linkDays = [30, 90, 180, 365] as const
export const LinkDays = z.literal(linkDays, 'Choose how long the link works')
export type LinkDays = z.infer<typeof LinkDays>

export const linkStates = ['active', 'expired', 'revoked'] as const

const incomplete = 'This link is incomplete'

/** Of the address of a page that a private link opens. */
export const LinkToken = z.string().regex(/^[\w.-]{1,100}$/, incomplete)

/** Of a part of that page. */
export const linkPart = (pattern: RegExp) => z.string().regex(pattern, incomplete)
