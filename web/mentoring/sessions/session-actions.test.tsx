// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { WeekendSession } from '#contract/mentoring/sessions.ts'
import { setUpRendering } from '#web/kit/testing.ts'
import { SessionCard } from './session-card.tsx'

const render = setUpRendering()
const now = Date.parse('2026-11-16T12:00:00Z')
const session: WeekendSession = {
  sessionId: 7,
  title: 'Resume clinic',
  description: '',
  courseTitle: null,
  hostName: 'Imran Sheikh',
  isHost: false,
  startsAt: '2026-11-21T12:30:00Z',
  endsAt: '2026-11-21T13:00:00Z',
  minutes: 30,
  capacity: 20,
  seatsLeft: 20,
  waiting: 0,
  seat: null,
  placeInLine: null,
  joinedAt: null,
  isCancelled: false,
  cancelReason: '',
  hasAccess: true,
  recordingLink: '',
  notes: '',
  calendarPath: null,
}
const client = new QueryClient()
const show = (seat: WeekendSession['seat']) =>
  render(
    <QueryClientProvider client={client}>
      <SessionCard session={{ ...session, seat }} now={now} />
    </QueryClientProvider>,
  )

test('the card takes the focus when the button that was pressed disappears, and only then', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: 1, message: 'OK', data: { ...session, seat: 'reserved' } }),
  )
  show(null)
  const button = document.querySelector('button')!
  button.focus()
  await act(async () => button.click())
  show('reserved')
  expect(document.activeElement).toBe(document.querySelector('article'))
  document.querySelector('button')!.focus()
  show('waiting')
  expect(document.activeElement).not.toBe(document.querySelector('article'))
})
