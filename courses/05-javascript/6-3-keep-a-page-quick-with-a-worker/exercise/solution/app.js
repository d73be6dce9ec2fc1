import { createClient } from './client.js'
import { createMemory } from './memory.js'

const client = createClient(new Worker('worker.js', { type: 'module' }))
const memory = createMemory(openStorage(), 'library:last-query', '')
const query = document.querySelector('#query')
const results = document.querySelector('#results')
const status = document.querySelector('#status')

setInterval(() => (document.querySelector('#clock').textContent = (performance.now() / 1000).toFixed(1)), 100)

/** Where storage is blocked, reading the name localStorage throws. createMemory then works with its fallback. */
function openStorage() {
  try {
    return localStorage
  } catch {
    return null
  }
}

async function update() {
  memory.save(query.value)
  status.textContent = 'Searching…'
  try {
    const titles = await client.search(query.value)
    // A newer search has taken over.
    if (titles === null) return
    results.replaceChildren(...titles.map(itemFor))
    status.textContent = `${titles.length} titles`
  } catch (error) {
    status.textContent = `The search failed: ${error.message}`
  }
}

function itemFor(title) {
  const item = document.createElement('li')
  const button = document.createElement('button')
  button.textContent = 'Reserve'
  button.dataset.title = title
  item.append(title, ' ', button)
  return item
}

query.addEventListener('input', update)
// One listener for all buttons, also for those that come later.
results.addEventListener('click', (event) => {
  const button = event.target.closest('button')
  if (button) status.textContent = `Reserved: ${button.dataset.title}`
})

query.value = memory.load()
if (query.value !== '') update()
