import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { createApp } from '../src/app.js'
import { addFine, balances, pay, reverse, statementOf, waive } from '../src/ledger.js'
import { emptyDatabase } from './database.js'

let db
let app
beforeEach(async () => {
  db = await emptyDatabase()
  app = await createApp({ db }) // makes the tables
})

/** The code with which the ledger refuses. */
const refusal = (promise) => promise.then(() => 'accepted', ({ code }) => code)

test('a fine is a positive entry', async () => {
  assert.deepEqual(await addFine(db, 1, '18.00'), { entryId: 1, kind: 'fine', rupees: '18.00' })
})

test('an unknown member gets no fine', async () => {
  assert.equal(await refusal(addFine(db, 77, '18.00')), 'unknown_member')
})

test('a payment takes from what is owed, and never more', async () => {
  await addFine(db, 1, '18.50')
  assert.deepEqual(await pay(db, 1, '10.25', 'R-1'), { entryId: 2, kind: 'payment', rupees: '-10.25' })
  assert.equal(await refusal(pay(db, 1, '8.26', 'R-2')), 'too_much')
  await pay(db, 1, '8.25', 'R-3')
  assert.equal((await statementOf(db, 1)).owes, '0.00')
})

test('a receipt counts once', async () => {
  await addFine(db, 1, '18.00')
  await pay(db, 1, '5.00', 'R-1')
  assert.equal(await refusal(pay(db, 1, '5.00', 'R-1')), 'receipt_used')
  assert.equal((await statementOf(db, 1)).owes, '13.00')
})

test('no more is waived than is owed', async () => {
  await addFine(db, 1, '18.00')
  assert.equal(await refusal(waive(db, 1, '18.01')), 'too_much')
  assert.deepEqual((await waive(db, 1, '18.00')).rupees, '-18.00')
})

test('a reversal cancels an entry once', async () => {
  await addFine(db, 1, '18.00')
  await addFine(db, 1, '28.00')
  assert.deepEqual(await reverse(db, 2), { entryId: 3, kind: 'reversal', rupees: '-28.00' })
  assert.equal(await refusal(reverse(db, 2)), 'already_reversed')
  assert.equal(await refusal(reverse(db, 3)), 'not_reversible')
  assert.deepEqual(
    (await statementOf(db, 1)).entries.map(({ balance }) => balance),
    ['18.00', '46.00', '18.00'],
  )
})

test('members without entries owe nothing', async () => {
  await addFine(db, 2, '5.00')
  assert.deepEqual(
    (await balances(db)).map(({ memberId, owes }) => [memberId, owes]),
    [[1, '0.00'], [2, '5.00'], [3, '0.00']],
  )
})

test('entries are only added', async () => {
  await addFine(db, 1, '18.00')
  for (const change of ['update entries set rupees = 1', 'delete from entries', 'truncate entries'])
    await assert.rejects(db.query(change))
})

test('the database refuses a payment that adds to the debt', async () => {
  await assert.rejects(db.query("insert into entries (member_id, kind, rupees, receipt) values (1, 'payment', 5, 'R-9')"))
})
