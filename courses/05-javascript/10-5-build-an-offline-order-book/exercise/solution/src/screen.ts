import type { Draft, Order } from './order-book.ts'
import { teas } from './teas.ts'

type Actions = { add: (draft: Draft) => void; sendNow: () => Promise<void> }
export type View = { waiting: readonly Order[]; sent: readonly Order[]; status: string }

const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`
const nameOf = (id: string) => teas.find((tea) => tea.id === id)?.name ?? id

export const lineOf = ({ customer, items, paise }: Order): string =>
  `${customer}: ${items.map(({ id, quantity }) => `${quantity} × ${nameOf(id)}`).join(', ')}, ${rupees(paise)}`

const sentences: Record<string, string> = {
  customer: 'Enter the customer’s name',
  quantity: 'Enter a whole number of packets, 1 or more',
}

export function createScreen(root: HTMLElement, actions: Actions): { show: (view: View) => void } {
  const form = element('form', {})
  form.noValidate = true
  const customer = element('input', { name: 'customer', autocomplete: 'off' })
  const tea = element('select', { name: 'tea' })
  tea.append(...teas.map(({ id, name }) => element('option', { value: id }, name)))
  const quantity = element('input', { name: 'quantity', inputmode: 'numeric', value: '1' })
  const alert = element('p', { role: 'alert', id: 'problem' })
  form.append(
    labelled('Customer', customer),
    labelled('Tea', tea),
    labelled('Quantity', quantity),
    alert,
    element('button', {}, 'Add order'),
  )
  const sendNow = element('button', { type: 'button' }, 'Send now')
  const status = element('p', { role: 'status' })
  const waiting = element('ul', { 'aria-label': 'Waiting' })
  const sent = element('ul', { 'aria-label': 'Sent' })
  root.append(form, status, sendNow, element('h2', {}, 'Waiting'), waiting, element('h2', {}, 'Sent'), sent)

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const paise = teas.find(({ id }) => id === tea.value)?.paise ?? 0
    const draft = { customer: customer.value.trim(), items: [{ id: tea.value, paise, quantity: Number(quantity.value) }] }
    try {
      actions.add(draft)
    } catch (error) {
      const { message } = error as Error
      const field = message.startsWith('customer') ? customer : quantity
      alert.textContent = sentences[field.name] ?? message
      field.setAttribute('aria-describedby', 'problem')
      field.focus()
      return
    }
    alert.textContent = ''
    customer.value = ''
    quantity.value = '1'
    customer.focus()
  })
  sendNow.addEventListener('click', () => void actions.sendNow())

  return {
    show: (view) => {
      status.textContent = view.status
      waiting.replaceChildren(...view.waiting.map((order) => element('li', {}, lineOf(order))))
      sent.replaceChildren(...view.sent.map((order) => element('li', {}, lineOf(order))))
    },
  }
}

function labelled(text: string, field: HTMLElement): HTMLElement {
  const label = element('label', {}, `${text} `)
  label.append(field)
  return label
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, attributes: Record<string, string>, text = '') {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.textContent = text
  return made
}
