import { expect, test } from 'vitest'
import { z } from '#contract/kit/zod.ts'
import { createWording, kind, Moment } from './kinds.ts'

const due = kind('due', {
  data: z.object({ name: z.string(), at: Moment }),
  notification: ({ name, at }) => ({ title: `${name} is due`, body: String(at.getUTCFullYear()), link: `/${name}` }),
})
const stored = (data: object) => JSON.parse(JSON.stringify(data)) as unknown
const inWords = { title: 'Written in words', body: 'By an older version' }
const wording = createWording([{ due, other: () => 'no kind' }])

test('words a notification from its stored data, without what isn’t part of it', () => {
  const row = { name: 'rent', at: new Date('2026-11-18T00:00:00Z'), secret: 'x' }
  const { data, link } = due(row)
  expect(link).toBe('/rent')
  expect(stored(data as object)).toEqual({ name: 'rent', at: '2026-11-18T00:00:00.000Z' })
  expect(wording({ kind: 'due', data: stored(data as object), ...inWords })).toEqual({
    title: 'rent is due',
    body: '2026',
  })
})

test.each([
  ['a notification in words', 'plain', {}],
  ['a kind of a newer version', 'unheard of', { name: 'rent' }],
  ['data of a newer version', 'due', { called: 'rent' }],
])('shows the text columns of %s', (_, name, data) =>
  expect(wording({ kind: name, data, ...inWords })).toEqual(inWords),
)

test('refuses two kinds with the same name', () =>
  expect(() => createWording([{ due }, { again: due }])).toThrow('same'))
