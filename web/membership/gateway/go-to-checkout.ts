import type { Checkout } from '#contract/membership/gateway.ts'

/** Leaves for the gateway's payment page, which takes a posted form. */
export function goToCheckout({ action, fields }: Checkout) {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
