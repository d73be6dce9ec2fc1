import { dayMs } from '#contract/kit/durations.ts'
import type { linkStates } from '#contract/kit/shared-links.ts'
import { AppError } from './errors.ts'

export type LinkEnds = { expiresAt: Date; revokedAt: Date | null }

export function stateOf({ expiresAt, revokedAt }: LinkEnds, now: Date): (typeof linkStates)[number] {
  if (revokedAt) return 'revoked'
  return expiresAt > now ? 'active' : 'expired'
}

export const expiryAfter = (days: number, now: Date): Date => new Date(now.getTime() + days * dayMs)

/** The same for wrong, expired and revoked links, so that it reveals nothing about anybody. */
export const linkEnded = () =>
  new AppError('not_found', 'This link doesn’t work any more. Ask the person who sent it for a new one.')

/** Apps fetch a link to show a preview in the chat; nobody has opened it then. */
export const isPreview = (userAgent = ''): boolean =>
  userAgent === '' ||
  /bot\b|crawl|spider|preview|whatsapp|facebookexternalhit|telegram|slack|skype|discord/i.test(userAgent)
