// @vitest-environment happy-dom
import { act, type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { z } from '#contract/kit/zod.ts'
import { ApiError } from '../api/call.ts'
import { setUpRendering } from '../testing.ts'
import { remainingProblems, useForm } from './form.ts'

const render = setUpRendering()

test('keeps the errors of a submit until the values are valid', () => {
  const shown = { email: 'Enter your email address', confirm: 'Passwords don’t match' }
  expect(remainingProblems(shown, { email: 'Enter an email address such as …' }, null)).toEqual({
    email: 'Enter an email address such as …',
  })
})

test('keeps an error of the server until its own field is edited', () => {
  const shown = { email: 'This address is taken', 'steps.1.title': 'Choose another title' }
  expect(remainingProblems(shown, {}, 'name')).toEqual(shown)
  expect(remainingProblems(shown, {}, 'email')).toEqual({ 'steps.1.title': 'Choose another title' })
  expect(remainingProblems(shown, { email: 'Enter your email address' }, 'email')['email']).toBe(
    'Enter your email address',
  )
})

/** Its input is controlled, so that rendering at the wrong moment would undo the typing. */
function Form({ reject = false }: { reject?: boolean }) {
  const { onSubmit, problems } = useForm({
    schema: z.object({ name: z.string().min(1, 'Enter your name') }),
    submit: async () => {
      if (reject) throw new ApiError('invalid_input', 'Taken', { name: 'This name is taken' })
    },
  })
  const [name, setName] = useState('')
  return (
    <form onSubmit={onSubmit} noValidate>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <p>{problems['name']}</p>
    </form>
  )
}

function open(form: ReactElement) {
  render(form)
  const input = document.querySelector('input')!
  return {
    submit: () => act(async () => document.querySelector('form')!.requestSubmit()),
    type: (value: string) =>
      act(async () => {
        // The setter of the element itself, as a keyboard would: React's own would hide the change.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    value: () => input.value,
    problem: () => document.querySelector('p')!.textContent,
  }
}

test('an error disappears as soon as the field is valid', async () => {
  const form = open(<Form />)
  await form.submit()
  expect(form.problem()).toBe('Enter your name')
  await form.type('A')
  expect([form.value(), form.problem()]).toEqual(['A', ''])
})

test('an error of the server disappears when its field is edited', async () => {
  const form = open(<Form reject />)
  await form.type('Asha')
  await form.submit()
  expect(form.problem()).toBe('This name is taken')
  await form.type('Asha R')
  expect(form.problem()).toBe('')
})
