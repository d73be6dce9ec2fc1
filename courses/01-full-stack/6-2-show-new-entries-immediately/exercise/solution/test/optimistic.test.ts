import assert from 'node:assert/strict'
import test from 'node:test'
import { type Answer, emptyForm, type NewEntry, shownEntries, submit } from '../src/optimistic.ts'

const filled = { ...emptyForm('a1'), rupees: '40', note: 'Biscuits', kind: 'payment' as const }
const rice = { id: 'r', customerId: 'c3', kind: 'credit' as const, paise: 66000, note: 'Rice', on: '2026-04-02' }
const soap = { ...rice, id: 's', paise: 13200, note: 'Soap' }

function toPaise(text: string) {
  if (text === '12.345') throw new Error('Not an amount.')
  return Number(text) * 100
}

async function submitted(post: (entry: NewEntry) => Promise<Answer>, form = filled) {
  const sent: NewEntry[] = []
  const record = (entry: NewEntry) => {
    sent.push(entry)
    return post(entry)
  }
  const after = await submit(form, { toPaise, post: record, newId: () => 'a2' })
  return { sent, after }
}

test('sends what was typed under the id of the form, and empties it with a new id', async () => {
  const { sent, after } = await submitted(async () => ({ ok: true }))
  assert.deepEqual(sent, [{ id: 'a1', kind: 'payment', paise: 4000, note: 'Biscuits' }])
  assert.deepEqual(after, { id: 'a2', rupees: '', note: '', kind: 'credit', message: '' })
})

test('keeps what was typed after a rejection, and says why', async () => {
  const { after } = await submitted(async () => ({ ok: false, message: 'Too much.' }))
  assert.deepEqual(after, { ...filled, message: 'Too much.' })
})

test('keeps the form and its id when the connection breaks', async () => {
  const { after } = await submitted(async () => {
    throw new TypeError('Failed to fetch')
  })
  assert.deepEqual(after, { ...filled, message: 'Failed to fetch' })
})

test('sends nothing for a wrong amount', async () => {
  const { sent, after } = await submitted(async () => ({ ok: true }), { ...filled, rupees: '12.345' })
  assert.deepEqual(sent, [])
  assert.deepEqual(after, { ...filled, rupees: '12.345', message: 'Not an amount.' })
})

test('waits for the answer before the form changes', async () => {
  let answer: (answer: Answer) => void = () => {}
  const waiting = submitted(() => new Promise((resolve) => (answer = resolve)))
  const first = await Promise.race([waiting, Promise.resolve('still waiting')])
  assert.equal(first, 'still waiting')
  answer({ ok: true })
  assert.equal((await waiting).after.id, 'a2')
})

test('shows what is hoped for after what is confirmed, marked', () => {
  assert.deepEqual(shownEntries([rice], [soap]), [rice, { ...soap, sending: true }])
  assert.deepEqual(shownEntries([rice], []), [rice])
})

test('shows an entry once that is confirmed and hoped for', () => {
  assert.deepEqual(shownEntries([rice, soap], [soap]), [rice, soap])
})
