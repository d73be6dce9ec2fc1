import { expect, test } from 'vitest'
import { z } from '#contract/kit/zod.ts'
import { ApiError } from '../api/call.ts'
import { submitPostedForm } from './posted-form.ts'

const schema = z.object({ email: z.email('Enter an email address'), password: z.string().min(8, 'Too short') })
const fields = { email: 'asha@example.in', password: 'a good password', confirmPassword: 'a good password' }

test('keeps what was typed beside the errors, but never a password', async () => {
  const posted = await submitPostedForm({
    schema,
    fields: { ...fields, email: 'asha' },
    submit: () => Promise.reject(new Error('not reached')),
  })
  expect(posted).toEqual({ values: { email: 'asha' }, problems: { email: 'Enter an email address' }, result: null })
})

test('shows what the server rejects beside the field it names, or above the form', async () => {
  const reject = (error: unknown) => submitPostedForm({ schema, fields, submit: () => Promise.reject(error) })
  const taken = new ApiError('conflict', 'Taken', { email: 'This address is taken' })
  expect((await reject(taken)).problems).toEqual({ email: 'This address is taken' })
  expect((await reject(new ApiError('too_many_requests', 'Please wait'))).problems).toEqual({ form: 'Please wait' })
  expect((await reject(new TypeError('a bug'))).problems).toEqual({ form: 'Something went wrong. Please try again.' })
})

test('returns the result and forgets the fields', async () => {
  const posted = await submitPostedForm({ schema, fields, submit: async () => 'done' })
  expect(posted).toEqual({ values: {}, problems: {}, result: 'done' })
})
