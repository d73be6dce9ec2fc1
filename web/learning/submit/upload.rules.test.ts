import { expect, test } from 'vitest'
import { outcomeOf, retryDelay } from './upload.rules.ts'

const refusal = (fields?: Record<string, string>) =>
  JSON.stringify({ status: 0, code: 'invalid_input', message: 'Please correct', fields, requestId: 'req-1' })

test.each([
  ['no response', 'PATCH', null, '', { is: 'interrupted' }],
  ['a server that restarts', 'HEAD', 503, refusal(), { is: 'interrupted' }],
  ['an offset mismatch', 'PATCH', 409, refusal(), { is: 'interrupted' }],
  ['too many at once', 'PATCH', 429, refusal(), { is: 'interrupted' }],
  ['an expired upload', 'HEAD', 404, '', { is: 'expired' }],
  ['an upload that expired meanwhile', 'PATCH', 404, refusal(), { is: 'expired' }],
  ['an unknown step', 'POST', 404, refusal(), { is: 'rejected', problem: 'Please correct' }],
  ['a wrong kind', 'PATCH', 400, refusal({ files: 'It is PDF' }), { is: 'rejected', problem: 'It is PDF' }],
  ['no access', 'PATCH', 403, refusal(), { is: 'rejected', problem: 'Please correct' }],
  [
    "a proxy's error page",
    'POST',
    413,
    '<h1>',
    { is: 'rejected', problem: 'The file was not accepted. Please try again.' },
  ],
])('after %s', (_what, method, status, body, outcome) => {
  expect(outcomeOf({ method, status, body })).toEqual(outcome)
})

test('backs off exponentially, up to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
