import { expect, test } from 'vitest'
import type { SponsorLink } from '#contract/sponsors/links.ts'
import { describeEnd, describeVisits, emailLink } from '#web/kit/share.ts'
import { describeParts, onlyParts } from './links.rules.ts'

const link: SponsorLink = {
  linkId: 1,
  label: 'My father',
  shownName: 'Asha',
  shows: ['progress'],
  state: 'active',
  url: 'https://academy.example/progress/1.x',
  createdAt: '2026-11-15T06:00:00Z',
  expiresAt: '2027-02-12T20:00:00Z',
  revokedAt: null,
  lastOpenedOn: null,
  daysOpened: 0,
  followers: [],
}

test.each([
  [['certificates', 'progress'] as const, 'Progress and certificates'],
  [['attendance'] as const, 'Weekend sessions'],
  [['attendance', 'certificates', 'progress'] as const, 'Progress, weekend sessions and certificates'],
])('%j is shown as “%s”', (shows, text) => {
  expect(describeParts(shows)).toBe(text)
})

test('says until when a link works, in Indian time, and how often it was opened', () => {
  expect(describeEnd(link)).toBe('Works until 13 Feb 2027')
  expect(describeEnd({ ...link, state: 'expired' })).toBe('Expired on 13 Feb 2027')
  expect(describeEnd({ ...link, state: 'revoked', revokedAt: '2026-11-16T06:00:00Z' })).toBe('Revoked on 16 Nov 2026')
  expect(describeVisits(link)).toBe('Not opened yet')
  expect(describeVisits({ ...link, daysOpened: 1, lastOpenedOn: '2026-11-16' })).toBe(
    'Opened on 1 day, last on 16 Nov 2026',
  )
})

test('a preview hides what isn’t shared', () => {
  const view = { progress: null, attendance: { reserved: 1, attended: 1, sessions: [] }, certificates: [] }
  expect(onlyParts(view, ['certificates'])).toEqual({ progress: null, attendance: null, certificates: [] })
})

test('the email has the link in its own paragraph', () => {
  const body = new URL(
    emailLink({ subject: 'My progress', words: 'See my progress here:' }, link.url!),
  ).searchParams.get('body')
  expect(body).toBe(`See my progress here:\n\n${link.url}\n`)
})
