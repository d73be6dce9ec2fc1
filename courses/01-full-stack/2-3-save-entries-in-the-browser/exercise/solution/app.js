import { addEntry, balance, load, save, settle } from './ledger.js'
import { toPaise } from './paise.js'
import { formatPaise } from './sums.js'

const form = document.querySelector('#new-entry')
const message = document.querySelector('#message')
const customers = document.querySelector('#customers tbody')
const list = document.querySelector('#entries tbody')

let { entries, problem } = load(localStorage)

const today = () => new Date().toLocaleDateString('en-CA') // 2026-04-07, in local time

function element(tag, text, ...children) {
  const made = document.createElement(tag)
  made.textContent = text
  made.append(...children)
  return made
}

function customerRow(name) {
  const owed = balance(entries, name)
  const row = element('tr', '', element('th', name), element('td', formatPaise(owed)))
  row.firstChild.scope = 'row'
  if (owed > 0) {
    const button = element('button', `Settle ${name}`)
    button.addEventListener('click', () => change(() => settle(entries, name, today())))
    row.append(element('td', '', button))
  }
  return row
}

function entryRow({ on, customer, note, kind, paise }) {
  const amount = formatPaise(kind === 'credit' ? paise : -paise)
  return element('tr', '', element('td', on), element('td', customer), element('td', note), element('td', amount))
}

function render() {
  const names = [...new Set(entries.map((entry) => entry.customer))].sort((a, b) => a.localeCompare(b))
  customers.replaceChildren(...names.map(customerRow))
  list.replaceChildren(...entries.map(entryRow))
}

/** Runs an action that gives a new list. Shows what went wrong, if anything did. */
function change(action) {
  try {
    entries = action()
    message.textContent = save(localStorage, entries) ?? 'Saved.'
    render()
    return true
  } catch (error) {
    message.textContent = error.message
    return false
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const data = new FormData(form)
  const done = change(() =>
    addEntry(entries, {
      customer: data.get('customer').trim(),
      kind: data.get('kind'),
      paise: toPaise(data.get('rupees')),
      note: data.get('what').trim(),
      on: today(),
    }),
  )
  if (done) form.reset()
})

message.textContent = problem ?? ''
render()
