import { eq } from '#server/kit/db/orm.ts'
import { expect, test } from 'vitest'
import { people } from '#server/identity/tables.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { receiptLink } from './links.ts'
import { issueReceipt } from './store.ts'
import { payments } from '../tables.ts'

const app = await sharedApp()

/** A payment of ₹199 with its receipt. */
async function newReceipt(payer: TestActor) {
  const transactionId = newTransactionId()
  const issuedAt = new Date('2026-11-15T09:00:00Z')
  const paid = { personId: payer.id, transactionId, amountPaise: 199_00, method: 'upi' } as const
  const decided = { state: 'verified', decidedAt: issuedAt } as const
  const [payment] = await app.db
    .insert(payments)
    .values({ ...paid, ...decided })
    .returning()
  const details = {
    payerName: 'Meena Devi',
    payerEmail: payer.email,
    paise: 199_00,
    creditPaise: 0,
    days: 14,
    transactionId,
    schoolName: 'Kaushal Techbridge',
    tax: null,
  }
  const paymentId = payment!.id
  const number = await app.db.transaction((db) => issueReceipt(db, payment!, { issuedAt, details }))
  return { paymentId, number }
}

const open = (url: string) => app.app.inject({ method: 'GET', url })

test('lets the payer and an admin download the receipt', async () => {
  const payer = await app.newActor('learner')
  const admin = await app.newActor('admin')
  const receipt = await newReceipt(payer)
  for (const reader of [payer, admin]) {
    const answer = await open(receiptLink(app.deps, receipt, reader.id))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(
        `attachment; filename="${receipt.number.replaceAll('/', '-')}.pdf"; `,
      ),
      'cache-control': 'private, no-store',
    })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('is valid only for its payment, reader and time', async () => {
  const payer = await app.newActor('learner')
  const receipt = await newReceipt(payer)
  const theirs = await newReceipt(await app.newActor('learner'))
  const url = receiptLink(app.deps, receipt, payer.id)
  const later = new Date(Date.now() + 21 * 60_000)
  const old = receiptLink({ ...app.deps, clock: () => new Date(Date.now() - 21 * 60_000) }, receipt, payer.id)
  for (const changed of [
    url.replace(`/receipts/${receipt.paymentId}/`, `/receipts/${theirs.paymentId}/`),
    url.replace(/until=\d+/, `until=${Math.floor(later.getTime() / 1000)}`),
    url.replace(/reader=\d+/, `reader=${payer.id + 1}`),
    url.replace(/sig=.*/, 'sig=x'),
    url.replace(/&sig=.*/, ''),
    url.replace(/reader=\d+&/, ''),
    old,
  ]) {
    expect((await open(changed)).statusCode).toBe(404)
  }
})

test('stops working when the admin is demoted or the payer blocked', async () => {
  const payer = await app.newActor('learner')
  const admin = await app.newActor('admin')
  const receipt = await newReceipt(payer)
  const links = [payer, admin].map(({ id }) => receiptLink(app.deps, receipt, id))
  await app.db.update(people).set({ role: 'mentor' }).where(eq(people.id, admin.id))
  await app.db.update(people).set({ blockedAt: new Date() }).where(eq(people.id, payer.id))
  for (const link of links) expect((await open(link)).statusCode).toBe(404)
})
