const list = document.querySelector('#entries')
const more = document.querySelector('#more')
const problem = document.querySelector('#problem')
const customer = document.querySelector('#customer')
const pageSize = 10

let next = null
let newest = 0

function show(entry) {
  const item = document.createElement('li')
  const amount = (entry.paise / 100).toFixed(2)
  item.textContent = `${entry.on} ${entry.note} ${entry.kind === 'credit' ? '' : '−'}₹${amount}`
  list.append(item)
}

async function load() {
  const request = (newest += 1)
  const parameters = new URLSearchParams({ limit: String(pageSize) })
  if (customer.value !== '') parameters.set('customer', customer.value)
  if (next !== null) parameters.set('after', next)
  more.disabled = true
  problem.textContent = ''
  try {
    const response = await fetch(`/entries?${parameters}`)
    const body = await response.json()
    // Another customer was chosen in the meantime.
    if (request !== newest) return
    if (!response.ok) throw new Error(body.message)
    for (const entry of body.items) show(entry)
    next = body.next
    more.hidden = next === null
  } catch (error) {
    if (request === newest) problem.textContent = error instanceof TypeError ? 'There is no connection.' : error.message
  }
  if (request === newest) more.disabled = false
}

more.addEventListener('click', load)
customer.addEventListener('change', () => {
  next = null
  list.replaceChildren()
  more.hidden = false
  load()
})
load()
