import type { LinkDays, linkStates } from '#contract/kit/shared-links.ts'
import { day, plural } from './format.ts'

/** WhatsApp with the words and the link ready. */
export const whatsAppLink = (words: string, link: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${words} ${link}`)}`

export type ShareTexts = { subject: string; words: string }

export const emailLink = ({ subject, words }: ShareTexts, link: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${words}\n\n${link}\n`)}`

export const dayLabels: Record<LinkDays, string> = { 30: '30 days', 90: '90 days', 180: '180 days', 365: 'One year' }

type Ends = { state: (typeof linkStates)[number]; expiresAt: string; revokedAt: string | null }

export function describeEnd({ state, expiresAt, revokedAt }: Ends): string {
  if (state === 'revoked') return `Revoked on ${day(revokedAt!)}`
  return state === 'active' ? `Works until ${day(expiresAt)}` : `Expired on ${day(expiresAt)}`
}

type Visits = { daysOpened: number; lastOpenedOn: string | null }

export const describeVisits = ({ daysOpened, lastOpenedOn }: Visits): string =>
  lastOpenedOn === null ? 'Not opened yet' : `Opened on ${plural(daysOpened, 'day')}, last on ${day(lastOpenedOn)}`
