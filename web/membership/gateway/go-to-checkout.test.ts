// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { goToCheckout } from './go-to-checkout.ts'

test('posts every field to the gateway', () => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  goToCheckout({ action: 'https://gateway.example.in/pay', fields: { order_id: 'order_1', 'prefill[name]': '<Ravi>' } })
  const form = document.querySelector('form')!
  expect(form).toMatchObject({ method: 'post', action: 'https://gateway.example.in/pay' })
  expect(Object.fromEntries(new FormData(form))).toEqual({ order_id: 'order_1', 'prefill[name]': '<Ravi>' })
  form.remove()
})
