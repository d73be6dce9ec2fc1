import { later } from './later.js'
import { formatPaise, toPaise } from './money.js'
import { createOutbox, pauseAfter } from './outbox.js'
import { openStore } from './store.js'

const $ = (selector) => document.querySelector(selector)
const locks = globalThis.navigator?.locks
const lock = (act) => (locks ? locks.request('outbox', act) : act())
const outbox = createOutbox({ store: openStore(), lock })

/** One line of #waiting, such as "Biscuits ₹40.00", or "Cupboard ₹6,000.00: the reason" with a button "Discard". */
function item(entry) {
  const li = document.createElement('li')
  li.textContent = `${entry.note} ${formatPaise(entry.paise)}`
  return li // TODO: the reason, and the button
}

async function show() {
  // TODO: the list, and in #state how many entries wait
}

// TODO: write down (store, show, send), "Send now", the event online, and again after a pause

globalThis.navigator?.serviceWorker?.register('/sw.js')
await show()
