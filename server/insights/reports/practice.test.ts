import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { indiaDate, startOfDay } from '#server/kit/india.ts'
import { practiceAnswers } from '#server/learning/index.ts'
import { accessEntries, payments } from '#server/membership/tables.ts'
import { newCourseWithTasks } from '#server/testing/learning/learning.ts'
import { newPerson, newTransactionId } from '#server/testing/makers.ts'
import { testApp } from '#server/testing/test-app.ts'
import { spanOf } from './rules.ts'
import { recallAfterMonth, renewalsByPractice } from './store.ts'

const app = await testApp()
const { db } = app
const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * dayMs)
const { stepIds } = await newCourseWithTasks(app, [1])
const span = spanOf('30', now)

const practise = (personId: number, days: number[], { itemKey = 'quiz:a', isRight = true } = {}) =>
  db.insert(practiceAnswers).values(
    days.map((day) => {
      const answeredAt = ago(day)
      return {
        personId,
        id: randomUUID(),
        stepId: stepIds[0]!,
        itemKey,
        isRight,
        answeredAt,
        elapsedMs: 1,
        receivedAt: now,
      }
    }),
  )

async function pay(personId: number, paidAgo: number, endsAgo: number) {
  const paid = { personId, amountPaise: 399_00, method: 'upi', transactionId: newTransactionId() } as const
  const at = ago(paidAgo)
  const [payment] = await db
    .insert(payments)
    .values({ ...paid, state: 'verified', createdAt: at, decidedAt: at })
    .returning({ id: payments.id })
  const days = { startsAt: ago(endsAgo + 30), endsAt: ago(endsAgo), reason: 'Paid', createdAt: at }
  await db.insert(accessEntries).values({ personId, paymentId: payment!.id, ...days })
}

test('recall counts answers a month after the one before, of learners only', async () => {
  const [one, other, mentor] = [await newPerson(db), await newPerson(db), await newPerson(db, { role: 'mentor' })]
  await practise(one.id, [100, 45, 2])
  await practise(one.id, [20], { itemKey: 'quiz:b' })
  await practise(other.id, [40])
  await practise(other.id, [9.9], { isRight: false })
  await practise(other.id, [3])
  await practise(mentor.id, [60, 1])
  expect(await recallAfterMonth(db, span)).toEqual({ answers: 2, right: 1 })
  expect(await recallAfterMonth(db, spanOf('all', now))).toEqual({ answers: 3, right: 2 })
})

test('renewals are split by practice on at least four of the last thirty days', async () => {
  const people = []
  for (let index = 0; index < 4; index++) people.push((await newPerson(db)).id)
  const [keen, lazy, late, running] = people as [number, number, number, number]
  for (const personId of [keen, lazy, late]) await pay(personId, 50, 20)
  await pay(running, 20, -10)
  await practise(keen, [49, 40, 30, 21])
  // Two of the four are the same day, and one is after the end.
  const morning = (now.getTime() - startOfDay(indiaDate(ago(30))).getTime()) / dayMs
  await practise(lazy, [morning, morning - 0.5, 25, 24])
  await practise(lazy, [19])
  await pay(keen, 25, -10)
  await pay(late, 4, -26)
  const rows = await renewalsByPractice(db, span)
  expect(rows.toSorted((one, other) => Number(other.hasPractised) - Number(one.hasPractised))).toEqual([
    { hasPractised: true, ended: 1, renewed: 1 },
    { hasPractised: false, ended: 2, renewed: 0 },
  ])
})
