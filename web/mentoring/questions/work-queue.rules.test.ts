import { expect, test } from 'vitest'
import { mergeQueues, nextQuestion } from './work-queue.rules.ts'

const rows = (...days: number[]) => days.map((day) => ({ promisedAt: `2026-11-${day}T10:00:00.000Z` }))
const daysOf = (work: ReturnType<typeof mergeQueues>) =>
  work.map(({ kind, row }) => `${kind} ${Number(row.promisedAt.slice(8, 10))}`)

test('reviews and questions are in one order', () => {
  const work = mergeQueues({ rows: rows(11, 14), hasMore: false }, { rows: rows(12, 15), hasMore: false })
  expect(daysOf(work)).toEqual(['review 11', 'question 12', 'review 14', 'question 15'])
})

test('the list ends where a queue with more pages ends', () => {
  const work = mergeQueues({ rows: rows(11, 12), hasMore: true }, { rows: rows(12, 15), hasMore: false })
  expect(daysOf(work)).toEqual(['review 11', 'review 12', 'question 12'])
})

test('the next question is the first that no other mentor is answering', () => {
  const one = (questionId: number, isMine?: boolean) => ({
    questionId,
    claim: isMine === undefined ? null : { isMine },
  })
  expect(nextQuestion([one(1), one(2, false), one(3, true), one(4)], 1)).toEqual(one(3, true))
  expect(nextQuestion([one(1), one(2, false)], 1)).toBeUndefined()
})
