import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { createApp } from '../src/app.js'
import { addFine } from '../src/ledger.js'
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
