import { expect, test } from 'vitest'
import { assertClaimable, assertCompletePlace, assertPublishable, quoteLine } from './rules.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 10, 16) + hours * 3_600_000)

const free = { personId: 1, state: 'open', holder: null } as const

test('nobody can claim their own, an answered or a claimed question', () => {
  expect(() => assertClaimable(free, 2, at(0))).not.toThrow()
  expect(() => assertClaimable(free, 1, at(0))).toThrow('You can’t answer your own question')
  expect(() => assertClaimable({ ...free, state: 'answered' }, 2, at(0))).toThrow('already been answered')
  const holder = { id: 3, name: 'Arjun Rao', until: at(1) }
  expect(() => assertClaimable({ ...free, holder }, 2, at(0.5))).toThrow('Arjun Rao is answering this. Try again in 30')
  expect(() => assertClaimable({ ...free, holder }, 3, at(0.5))).not.toThrow()
  expect(() => assertClaimable({ ...free, holder }, 2, at(2))).not.toThrow()
})

test('an unanswered question cannot be published', () => {
  expect(() => assertPublishable({ answeredAt: null })).toThrow('Answer this question before you publish it')
  expect(() => assertPublishable({ answeredAt: at(0) })).not.toThrow()
})

test.each([
  {},
  { solutionId: 1 },
  { solutionId: 1, fileId: 'f', line: 2 },
  { lessonVersion: 1, sampleKey: 'k', line: 2 },
])('%j is a complete place', (place) => expect(() => assertCompletePlace(place)).not.toThrow())

test.each([
  [{ fileId: 'f', line: 2 }, 'Enter the attempt the file is in'],
  [{ solutionId: 1, fileId: 'f' }, 'Enter the line of the code'],
  [{ line: 2 }, 'Enter the line of the code'],
  [{ sampleKey: 'k', line: 2 }, 'Enter the code sample and the version of its lesson'],
  [{ solutionId: 1, lessonVersion: 1, sampleKey: 'k', line: 2 }, 'Ask about a line of the lesson or of your attempt'],
])('%j is no place', (place, problem) => expect(() => assertCompletePlace(place)).toThrow(problem))

test('a quote is the line with two lines around it', () => {
  const code = 'one\r\ntwo\nthree\nfour\nfive\nsix'
  expect(quoteLine(code, 1)).toEqual({ quote: 'one\ntwo\nthree', quoteFrom: 1 })
  expect(quoteLine(code, 4)).toEqual({ quote: 'two\nthree\nfour\nfive\nsix', quoteFrom: 2 })
  expect(quoteLine(code, 7)).toBeNull()
})
