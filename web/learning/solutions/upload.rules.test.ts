import { expect, test } from 'vitest'
import { outcomeOf, pauseAfter } from './upload.rules.ts'

const refusal = (fields?: Record<string, string>) =>
  JSON.stringify({ status: 0, code: 'invalid_input', message: 'Please correct', fields, requestId: 'req-1' })

test.each([
  ['no answer', 'PATCH', null, '', { is: 'cut' }],
  ['a server that restarts', 'HEAD', 503, refusal(), { is: 'cut' }],
  ['a part that is out of step', 'PATCH', 409, refusal(), { is: 'cut' }],
  ['too many at once', 'PATCH', 429, refusal(), { is: 'cut' }],
  ['an upload that is gone', 'HEAD', 404, '', { is: 'forgotten' }],
  ['an upload that went meanwhile', 'PATCH', 404, refusal(), { is: 'forgotten' }],
  ['a step that is not there', 'POST', 404, refusal(), { is: 'refused', problem: 'Please correct' }],
  ['a wrong kind', 'PATCH', 400, refusal({ files: 'It is PDF' }), { is: 'refused', problem: 'It is PDF' }],
  ['no access', 'PATCH', 403, refusal(), { is: 'refused', problem: 'Please correct' }],
  ["a proxy's words", 'POST', 413, '<h1>', { is: 'refused', problem: 'The file was not accepted. Please try again.' }],
])('after %s', (_what, method, status, body, outcome) => {
  expect(outcomeOf({ method, status, body })).toEqual(outcome)
})

test('each pause is longer than the one before, up to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map(pauseAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
