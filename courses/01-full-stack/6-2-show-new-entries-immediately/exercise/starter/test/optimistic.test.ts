import assert from 'node:assert/strict'
import test from 'node:test'
import { emptyForm, submit } from '../src/optimistic.ts'

const toPaise = (text: string) => Number(text) * 100

test('empties the form after a confirmed entry', async () => {
  const form = { ...emptyForm('a1'), rupees: '40', note: 'Biscuits' }
  const after = await submit(form, { toPaise, post: async () => ({ ok: true }), newId: () => 'a2' })
  assert.deepEqual(after, emptyForm('a2'))
})

// TODO: a rejection, a broken connection, a wrong amount, the id, and what shownEntries shows.
// To look between sending and answer, let post return a promise that your test fulfils later.
