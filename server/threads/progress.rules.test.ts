import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterAnswer, afterLearnersMessage, opened, quietSince, resolved } from './rules.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 10, 16) + hours * 3_600_000)

test('an open conversation keeps its promise and its place through every message', () => {
  const step = fc.record({
    kind: fc.constantFrom('learner', 'mentor', 'resolve'),
    after: fc.integer({ min: 1, max: 90 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let now = 0
      let conversation = opened(at(0), at(72))
      for (const { kind, after } of steps) {
        now += after
        const before = conversation
        if (kind === 'mentor') conversation = afterAnswer(conversation, at(now))
        else if (kind === 'resolve') conversation = resolved(conversation, at(now))
        else conversation = afterLearnersMessage(conversation, at(now), at(now + 72))
        expect(before.state === 'open' && conversation.promisedAt > before.promisedAt).toBe(false)
        expect(conversation.waitingSince === null).toBe(conversation.state !== 'open')
        expect(conversation.resolvedAt === null).toBe(conversation.state !== 'resolved')
      }
    }),
  )
})

test('a learner’s message reopens an answered or resolved conversation with a new promise', () => {
  const answered = afterAnswer(opened(at(0), at(72)), at(5))
  for (const before of [answered, resolved(answered, at(6))])
    expect(afterLearnersMessage(before, at(10), at(82))).toEqual({
      state: 'open',
      promisedAt: at(82),
      waitingSince: at(10),
      answeredAt: at(5),
      resolvedAt: null,
    })
})

test('conversations answered seven days ago are quiet', () => {
  expect(quietSince(at(24 * 7))).toEqual(at(0))
})
