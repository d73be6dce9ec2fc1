import { expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { whyLeaving } from './leaving.rules.ts'

const now = Date.now()
const missing = new ApiError('not_found', 'This course was not found')
const refused = new ApiError('not_allowed', 'Enrol in this course first')
const offline = new ApiError('unreachable', 'No connection')

test.each([
  ['leaves when the account may no longer read it', refused, 1, null, 'you can’t open it any more'],
  ['stays when it is missing for the first time, as on an older server', missing, 1, null, null],
  ['stays when it is missing again within a day', missing, 1, now - dayMs / 2, null],
  ['leaves when it is still missing a day later', missing, 2, now - 2 * dayMs, 'it isn’t offered any more'],
  ['stays without a connection', offline, 29, now - 2 * dayMs, null],
  ['leaves after 30 days without one', offline, 31, null, 'you haven’t connected for 30 days'],
])('a kept course %s', (_what, error, days, missingSince, why) => {
  expect(whyLeaving({ confirmedAt: now - days * dayMs, missingSince }, error, now)).toBe(why)
})
