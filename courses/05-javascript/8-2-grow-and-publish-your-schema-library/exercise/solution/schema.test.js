import assert from 'node:assert/strict'
import test from 'node:test'
import { either, list, number, object, oneOf, optional, text } from './src/index.ts'

const Appointment = object({
  patient: text,
  kind: oneOf('first', 'follow-up'),
  room: either(number, text),
  notes: optional(text),
})
const good = { patient: 'Ravi', kind: 'first', room: 'B2' }

test('leaves an absent field absent', () => {
  assert.deepEqual(Object.keys(Appointment.parse(good)), ['patient', 'kind', 'room'])
  assert.equal(Appointment.parse({ ...good, notes: 'fever' }).notes, 'fever')
})

test('checks an optional field that is there', () => {
  assert.throws(() => Appointment.parse({ ...good, notes: 5 }), { path: 'notes', message: 'notes must be a text' })
  assert.throws(() => Appointment.parse({ ...good, notes: null }), { path: 'notes' })
})

test('lists the allowed values in the error', () => {
  assert.throws(() => Appointment.parse({ ...good, kind: 'third' }), {
    message: 'kind must be one of first, follow-up',
  })
})

test('accepts either of two schemas', () => {
  assert.equal(Appointment.parse({ ...good, room: 3 }).room, 3)
  assert.throws(() => Appointment.parse({ ...good, room: true }), { path: 'room' })
})

test('does not swallow errors that are not schema errors', () => {
  const broken = {
    parse: () => {
      throw new TypeError('bug')
    },
  }
  assert.throws(() => either(broken, text).parse('x'), TypeError)
})

test('names a deep path', () => {
  assert.throws(() => list(Appointment).parse([good, { ...good, patient: 7 }]), { path: '[1].patient' })
})

test('ignores what is not an own field', () => {
  assert.throws(() => object({ toString: text }).parse({}), { path: 'toString' })
})
