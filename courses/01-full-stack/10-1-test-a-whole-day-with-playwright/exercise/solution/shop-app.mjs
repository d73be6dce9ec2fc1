// The counter of Sharma Kirana in one file, made for testing: node shop-app.mjs, then http://localhost:3200/?shop=demo
// Every value of "shop" has its own ledger, so that tests don't disturb each other.
// Answers take between 0 and 300 ms, as on a real line.
import { createServer } from 'node:http'

const port = Number(process.env.PORT ?? 3200)
const shops = new Map()
const ledgerOf = (shop) => shops.get(shop) ?? shops.set(shop, new Map()).get(shop)

const html = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Counter, Sharma Kirana</title>
    <style>
      body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 0 auto; padding: 1rem; color: #221a14 }
      input, select, button { font: inherit; min-height: 2.75rem }
      button { background: #8a1c1c; color: #fff; border: 0; padding: 0 1rem }
      table { width: 100%; border-collapse: collapse }
      td, th { text-align: left; padding: .5rem .25rem }
    </style>
  </head>
  <body>
    <main>
      <h1>Counter</h1>
      <p id="state" role="status">Opening the shop…</p>
      <form aria-label="New entry">
        <p><label>Customer <input name="customer" required autocomplete="off" /></label></p>
        <p><label>Rupees <input name="rupees" required inputmode="decimal" /></label></p>
        <p><label>What <input name="note" required /></label></p>
        <p><button>Add entry</button></p>
      </form>
      <h2>Customers</h2>
      <table>
        <caption>What each customer owes</caption>
        <thead><tr><th scope="col">Customer</th><th scope="col">Owes</th><th scope="col">Settle</th></tr></thead>
        <tbody></tbody>
      </table>
      <p><button id="close" type="button">Close the day</button></p>
      <p id="closing" role="alert"></p>
    </main>
    <script type="module" src="/app.js"></script>
  </body>
</html>`

const app = `
const shop = new URLSearchParams(location.search).get('shop') ?? 'demo'
const key = 'outbox-' + shop
const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const form = document.querySelector('form')
const state = document.querySelector('#state')
const body = document.querySelector('tbody')
let saved = []
const outbox = () => JSON.parse(localStorage.getItem(key) ?? '[]')
const setOutbox = (list) => localStorage.setItem(key, JSON.stringify(list))

function render() {
  const all = [...saved, ...outbox().filter((one) => !saved.some(({ id }) => id === one.id))]
  const names = [...new Set(all.map(({ customer }) => customer))].sort((a, b) => a.localeCompare(b))
  body.replaceChildren(...names.map((name) => {
    const paise = all.filter((one) => one.customer === name).reduce((sum, one) => sum + (one.kind === 'credit' ? one.paise : -one.paise), 0)
    const row = document.createElement('tr')
    const head = document.createElement('th')
    head.scope = 'row'
    head.textContent = name
    const owes = document.createElement('td')
    owes.textContent = inr.format(paise / 100)
    const last = document.createElement('td')
    if (paise > 0) {
      const button = document.createElement('button')
      button.textContent = 'Settle ' + name
      button.addEventListener('click', () => add({ customer: name, kind: 'payment', paise, note: 'Settled' }))
      last.append(button)
    }
    row.append(head, owes, last)
    return row
  }))
  const waiting = outbox().length
  state.textContent = waiting === 0 ? 'All entries are saved.' : waiting + ' waiting for the connection.'
}

function add(entry) {
  setOutbox([...outbox(), { id: crypto.randomUUID(), ...entry }])
  render()
  sync()
}

let isSyncing = false
async function sync() {
  if (isSyncing) return
  isSyncing = true
  try {
    for (const entry of outbox()) {
      const response = await fetch('/api/' + shop + '/entries', { method: 'POST', body: JSON.stringify(entry) })
      if (!response.ok) throw new Error(response.status)
      saved.push(entry)
      setOutbox(outbox().filter(({ id }) => id !== entry.id))
      render()
    }
  } catch {
    setTimeout(sync, 1000)
  } finally {
    isSyncing = false
    if (outbox().length > 0 && navigator.onLine) setTimeout(sync, 100)
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const data = new FormData(form)
  const match = /^(\\d+)(?:\\.(\\d{1,2}))?$/.exec(data.get('rupees').trim().replaceAll(',', ''))
  if (!match) {
    state.textContent = 'Enter an amount such as 40 or 99.50.'
    return
  }
  add({ customer: data.get('customer').trim(), kind: 'credit', paise: Number(match[1] + (match[2] ?? '').padEnd(2, '0')), note: data.get('note').trim() })
  form.reset()
  form.elements.customer.focus()
})

document.querySelector('#close').addEventListener('click', async () => {
  const closing = document.querySelector('#closing')
  if (outbox().length > 0) {
    closing.textContent = "You can't close the day: " + outbox().length + ' waiting for the connection.'
    return
  }
  const response = await fetch('/api/' + shop + '/entries')
  const entries = await response.json()
  const sum = (kind) => entries.filter((one) => one.kind === kind).reduce((total, one) => total + one.paise, 0)
  closing.textContent = 'Day closed: ' + entries.length + ' entries, credit ' + inr.format(sum('credit') / 100) + ', paid ' + inr.format(sum('payment') / 100) + '.'
})

window.addEventListener('online', sync)
const response = await fetch('/api/' + shop + '/entries')
saved = await response.json()
render()
sync()
`

createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  const send = (status, type, text) => {
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    response.end(text)
  }
  if (pathname === '/') return send(200, 'text/html', html)
  if (pathname === '/app.js') return send(200, 'text/javascript', app)
  const [, shop] = /^\/api\/([\w-]+)\/entries$/.exec(pathname) ?? []
  if (!shop) return send(404, 'text/plain', 'Not found')
  let text = ''
  request.setEncoding('utf8')
  try {
    for await (const chunk of request) text += chunk
  } catch {
    return // the visitor has gone
  }
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 300))
  const ledger = ledgerOf(shop)
  if (request.method === 'POST') {
    const entry = JSON.parse(text)
    ledger.set(entry.id, entry)
    return send(201, 'application/json', JSON.stringify(entry))
  }
  send(200, 'application/json', JSON.stringify([...ledger.values()]))
}).listen(port, '127.0.0.1', () => console.log(`Open http://localhost:${port}/?shop=demo`))
