import { desc, eq } from '#server/kit/db/orm.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMyProfile, saveProfile } from '#contract/identity/profile.ts'
import { subscribeUser } from '#contract/membership/payments.ts'
import { register } from '#contract/membership/registration.ts'
import { getSite } from '#contract/site/settings.ts'
import { people } from '#server/identity/tables.ts'
import { readSettings, writeSettings } from '#server/site/index.ts'
import { newRegistration, newTransactionId } from '#server/testing/makers.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { fieldError, type TestActor } from '#server/testing/test-app.ts'
import { creditNoteContent } from './credit-note.ts'
import { toContent } from './content.ts'
import { creditNotes, payments, receipts } from '../tables.ts'

const desk = await moneyDesk()
const { tax } = await readSettings(desk.db)
const gst = { ...tax, gstin: '27AAPFU0939F1ZV', stateCode: '27' }

beforeAll(() => writeSettings(desk.db, { tax: gst }, null))
afterAll(() => writeSettings(desk.db, { tax }, null))

async function verifiedReceipt(admin: TestActor, personId: number) {
  const [payment] = await desk.db
    .select()
    .from(payments)
    .where(eq(payments.personId, personId))
    .orderBy(desc(payments.id))
  await desk.verify(admin, payment!.id)
  const [receipt] = await desk.db.select().from(receipts).where(eq(receipts.paymentId, payment!.id))
  return { ...receipt!, span: null }
}

test('asks for the state while the school has a GSTIN', async () => {
  expect(await desk.load(null, getSite)).toMatchObject({ asksForState: true })
  await writeSettings(desk.db, { tax }, null)
  expect(await desk.load(null, getSite)).toMatchObject({ asksForState: false })
  await writeSettings(desk.db, { tax: gst }, null)
})

test('charges IGST on the receipt and the credit note of a learner from another state', async () => {
  const admin = await desk.newActor('admin')
  const { body } = await desk.call(null, register, { body: newRegistration({ stateCode: '29' }) })
  const receipt = await verifiedReceipt(admin, body.data.userId)
  expect(receipt.details.placeOfSupply).toBe('29')
  expect(toContent(receipt).lines.map(({ label }) => label)).toEqual(['Taxable value', 'IGST at 18 %, included'])

  await desk.refund(admin, receipt.paymentId, { rupees: 100 })
  const [note] = await desk.db.select().from(creditNotes).orderBy(desc(creditNotes.serial)).limit(1)
  const content = creditNoteContent(note!)
  expect(content.lines).toEqual([
    { label: 'Taxable value', amount: '₹84.75' },
    { label: 'IGST at 18 %, included', amount: '₹15.25' },
  ])
  expect(content.facts).toContainEqual({ label: 'Place of supply', value: 'Karnataka (29)' })
})

test('uses the school’s state if the learner’s is unknown, and the learner’s once a renewal names it', async () => {
  const [admin, learner] = [await desk.newActor('admin'), await desk.newActor('learner')]
  await desk.newPayment(learner.id)
  const first = await verifiedReceipt(admin, learner.id)
  expect(first.details).not.toHaveProperty('placeOfSupply')
  expect(toContent(first).lines.map(({ label }) => label)).toContain('CGST at 9 %, included')

  const renewal = { amount: '199', transactionId: newTransactionId(), stateCode: '04' }
  await desk.load(learner, subscribeUser, { body: renewal })
  expect(await desk.load(learner, getMyProfile)).toMatchObject({ stateCode: '04' })
  expect((await verifiedReceipt(admin, learner.id)).details.placeOfSupply).toBe('04')
})

test('the learner changes the state any time; leaving it out changes nothing', async () => {
  const learner = await desk.newActor('learner')
  const names = { firstName: 'Meena', lastName: '', phone: '', about: '', linkedin: '', github: '', portfolio: '' }
  const save = (stateCode?: string) => desk.call(learner, saveProfile, { body: { ...names, stateCode } })
  await save('33')
  await save()
  expect(await desk.load(learner, getMyProfile)).toMatchObject({ stateCode: '33' })
  await save('')
  const [row] = await desk.db.select().from(people).where(eq(people.id, learner.id))
  expect(row?.stateCode).toBeNull()
  for (const wrong of ['25', 'constructor']) expect(await save(wrong)).toMatchObject(fieldError('stateCode'))
})
