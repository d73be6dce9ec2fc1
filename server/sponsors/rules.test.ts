import { expect, test } from 'vitest'
import { isPreview, stateOf } from '#server/kit/shared-links.ts'
import { dueWeek, maskEmail, weekOf } from './rules.ts'

const at = (moment: string) => new Date(moment)

test('a link is active until it expires or is revoked', () => {
  const now = at('2026-11-17T06:00:00Z')
  const [later, before] = [at('2026-11-17T06:00:01Z'), at('2026-11-17T06:00:00Z')]
  expect(stateOf({ expiresAt: later, revokedAt: null }, now)).toBe('active')
  expect(stateOf({ expiresAt: before, revokedAt: null }, now)).toBe('expired')
  expect(stateOf({ expiresAt: later, revokedAt: before }, now)).toBe('revoked')
})

test.each([
  ['rajesh.kumar@example.in', 'ra••••@example.in'],
  ['raj@example.in', 'r••••@example.in'],
  ['a@b@example.in', 'a••••@example.in'],
])('shows %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test.each([
  ['WhatsApp/2.24.6.77 A', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  [undefined, true],
  ['Mozilla/5.0 (Linux; Android 14; SM-A245F) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', false],
])('%s only fetches a preview: %s', (userAgent, expected) => {
  expect(isPreview(userAgent)).toBe(expected)
})

test.each([
  // Sunday, 23:59 and Monday, 00:00 in India.
  ['2026-11-22T18:29:59Z', '2026-11-16'],
  ['2026-11-22T18:30:00Z', '2026-11-23'],
])('the week of %s starts on %s', (now, monday) => {
  expect(weekOf(at(now)).monday).toBe(monday)
})

test('a summary is sent on Sunday at 18:30 in India', () => {
  expect(weekOf(at('2026-11-17T06:00:00Z')).sendAt).toEqual(at('2026-11-22T13:00:00Z'))
})

test.each([
  ['2026-11-22T12:59:59Z', undefined],
  ['2026-11-22T13:00:00Z', '2026-11-16'],
  // Monday, 00:00 and Tuesday, 23:59 in India: what no server sent.
  ['2026-11-22T18:30:00Z', '2026-11-16'],
  ['2026-11-24T18:29:59Z', '2026-11-16'],
  ['2026-11-24T18:30:00Z', undefined],
])('at %s the summary of the week of %s is due', (now, monday) => {
  expect(dueWeek(at(now))?.monday).toBe(monday)
})
