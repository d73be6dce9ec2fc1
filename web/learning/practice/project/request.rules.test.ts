import { expect, test } from 'vitest'
import { jsonProblem, prettyBody } from './request.rules.ts'

test.each(['', '{"count": 2}', '[1, 2]', 'plain text', ' 12 '])('sends the body %j', (body) =>
  expect(jsonProblem(body)).toBeNull(),
)

test.each(['{count: 2}', "{'count': 2}", '{"count": 2', '[1, 2,]'])('finds a mistake in %j', (body) =>
  expect(jsonProblem(body)).toMatch(/^This isn’t JSON/),
)

test('shows JSON with a line for each value, and other texts as they are', () => {
  expect(prettyBody('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}')
  expect(prettyBody('<h1>Hello</h1>')).toBe('<h1>Hello</h1>')
})
