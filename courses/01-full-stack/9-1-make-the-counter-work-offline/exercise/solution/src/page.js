import { later } from './later.js'
import { formatPaise, toPaise } from './money.js'
import { createOutbox, pauseAfter } from './outbox.js'
import { openStore } from './store.js'

const $ = (selector) => document.querySelector(selector)
const locks = globalThis.navigator?.locks
const lock = (act) => (locks ? locks.request('outbox', act) : act())
const outbox = createOutbox({ store: openStore(), lock })
let result = 'empty'
let failures = 0
let timer

function item(entry) {
  const li = document.createElement('li')
  li.textContent = `${entry.note} ${formatPaise(entry.paise)}`
  if (!entry.problem) return li
  const discard = document.createElement('button')
  discard.textContent = 'Discard'
  discard.addEventListener('click', async () => {
    await outbox.remove(entry.id)
    await show()
  })
  li.append(`: ${entry.problem} `, discard)
  return li
}

async function show() {
  const entries = await outbox.waiting()
  $('#waiting').replaceChildren(...entries.map(item))
  const count = entries.filter(({ problem }) => !problem).length
  const waits = count === 1 ? '1 entry waits' : `${count} entries wait`
  if (count === 0) $('#state').textContent = 'All entries are sent.'
  else $('#state').textContent = result === 'sign in' ? `Sign in first: ${waits}.` : `${waits} for the connection.`
}

async function send(entry) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/api/entries', { method: 'POST', headers, body: JSON.stringify(entry) })
  const body = await response.json().catch(() => null)
  return { status: response.status, message: body?.message }
}

let isSending = false
let isAskedAgain = false
async function flush() {
  isAskedAgain = isSending
  if (isSending) return
  isSending = true
  clearTimeout(timer)
  result = await outbox.flush(send)
  isSending = false
  await show()
  if (isAskedAgain) return flush()
  failures = result === 'offline' || result === 'later' ? failures + 1 : 0
  if (failures > 0) timer = later(flush, pauseAfter(failures))
}

$('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  const paise = toPaise($('#rupees').value)
  $('#problem').textContent = paise === null ? 'Enter an amount such as 40 or 99.50.' : ''
  if (paise === null) return
  await outbox.put({ id: crypto.randomUUID(), note: $('#note').value, paise, at: Date.now() })
  $('form').reset()
  await show()
  await flush()
})
$('#send').addEventListener('click', flush)
globalThis.addEventListener?.('online', flush)
globalThis.navigator?.serviceWorker?.register('/sw.js')
await show()
await flush()
