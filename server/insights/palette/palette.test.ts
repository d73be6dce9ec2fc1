import { expect, test } from 'vitest'
import { findAnything } from '#contract/insights/palette.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { creditNotes, receipts } from '#server/membership/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { courses } from '#server/catalogue/tables.ts'
import { steps } from '#server/learning/tables.ts'
import { newCourseWithTasks } from '#server/testing/learning/learning.ts'

const desk = await moneyDesk()
const [admin, mentor] = [await desk.newActor('admin'), await desk.newActor('mentor')]

test('finds a payment by any spelling of its reference, and by its receipt and credit note', async () => {
  const learner = await desk.newActor('learner')
  const payment = await desk.newPayment(learner.id)
  const find = async (search: string) => (await desk.load(admin, findAnything, { query: { search } })).payments
  expect(await find(`UPI ${payment.transactionId}`)).toMatchObject([
    { paymentId: payment.id, state: 'pending', receiptNumber: null, payer: { userId: learner.id } },
  ])

  await desk.verify(admin, payment.id)
  const [receipt] = await desk.db.select().from(receipts).where(eq(receipts.paymentId, payment.id))
  expect(await find(receipt!.number.toLowerCase())).toMatchObject([{ paymentId: payment.id, state: 'verified' }])
  await desk.refund(admin, payment.id, { rupees: 100 })
  const [note] = await desk.db.select().from(creditNotes)
  expect(await find(note!.number)).toMatchObject([{ paymentId: payment.id, receiptNumber: receipt!.number }])
  expect(await find('KT/26-27/999999')).toEqual([])
})

test('finds people, courses and steps by words; mentors find no people and no payments', async () => {
  const learner = await desk.newActor('learner')
  const payment = await desk.newPayment(learner.id)
  const { courseId, stepIds } = await newCourseWithTasks(desk, [1])
  const [stepId] = stepIds.flat()
  await desk.db.update(courses).set({ title: 'CSS in a week' }).where(eq(courses.id, courseId))
  await desk.db.update(steps).set({ name: 'A zebra crossing' }).where(eq(steps.id, stepId!))

  const found = await desk.load(admin, findAnything, { query: { search: 'css zebra' } })
  expect(found.steps).toMatchObject([{ stepId, courseId, courseTitle: 'CSS in a week' }])
  expect((await desk.load(admin, findAnything, { query: { search: learner.email } })).people).toMatchObject([
    { userId: learner.id, role: 'learner' },
  ])
  const ofMentor = async (search: string) => desk.load(mentor, findAnything, { query: { search } })
  expect(await ofMentor(learner.email)).toMatchObject({ people: [], payments: [] })
  expect(await ofMentor(payment.transactionId)).toMatchObject({ people: [], payments: [] })
  expect((await ofMentor('zebra')).steps).toHaveLength(1)
  await desk.db.update(steps).set({ archivedAt: new Date() }).where(eq(steps.id, stepId!))
  expect((await ofMentor('zebra')).steps).toEqual([])
})
