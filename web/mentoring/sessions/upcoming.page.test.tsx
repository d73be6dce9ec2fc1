import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { UpcomingSession } from '#contract/site/next-session.ts'
import { createCall } from '#web/kit/api/call.ts'
import { page } from './upcoming.page.tsx'

async function open(sessions: UpcomingSession[]) {
  const call = createCall(async () => ({ http: 200, body: { status: 1, message: 'OK', data: sessions } }))
  const data = await page.load(call, { params: {}, query: {}, isHttps: true })
  return renderToStaticMarkup(<page.View data={data} />)
}

test('shows a session in India’s time with its host and free seats', async () => {
  const html = await open([
    {
      sessionId: 1,
      title: 'Doubts about joins',
      courseTitle: null,
      hostFirstName: 'Imran',
      startsAt: '2026-11-21T12:30:00.000Z',
      minutes: 30,
      capacity: 20,
      seatsLeft: 1,
    },
  ])
  for (const words of [
    'Doubts about joins',
    '6:00 PM IST',
    'Imran',
    'For learners of every course',
    'Only 1 seat left',
  ])
    expect(html).toContain(words)
})

test('says how to join when nothing is scheduled', async () => {
  const html = await open([])
  expect(html).toContain('No session is scheduled right now')
  expect(html).toContain('href="/subscribe"')
})
