import { pauseAfter } from './flush.js'
import { flush, put, waiting } from './outbox.js'

const form = document.querySelector('form')
const state = document.querySelector('#state')
const outboxList = document.querySelector('#outbox')
const savedList = document.querySelector('#saved')

async function send({ at, ...entry }) {
  const response = await fetch('/api/entries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entry),
    signal: AbortSignal.timeout(10_000),
  })
  const { message } = await response.json().catch(() => ({}))
  return { status: response.status, message }
}

function item(text) {
  const element = document.createElement('li')
  element.textContent = text
  return element
}

async function render() {
  const entries = await waiting()
  outboxList.replaceChildren(
    ...entries.map(({ note, paise, problem }) => item(`${note}, ${paise} paise: ${problem ? `refused. ${problem}` : 'waits'}`)),
  )
  const refused = entries.filter(({ problem }) => problem).length
  const open = entries.length - refused
  const sentences = [
    ...(open > 0 ? [`${open} waiting for the connection.`] : []),
    ...(refused > 0 ? [`${refused} refused: please correct.`] : []),
  ]
  state.textContent = sentences.join(' ') || 'Everything is on the server.'
}

async function showSaved() {
  try {
    const response = await fetch('/api/entries')
    const entries = await response.json()
    savedList.replaceChildren(...entries.map(({ note, paise }) => item(`${note}, ${paise} paise`)))
  } catch {
    // Offline: the list of the last visit stays on the screen.
  }
}

let timer
let failures = 0

/** Sends what waits. After a failure it tries again, each time after a longer pause. */
async function sync() {
  clearTimeout(timer)
  const result = await flush(send)
  await render()
  // Trying again doesn't help before somebody has signed in: all entries stay where they are.
  if (result === 'sign in') {
    state.textContent = 'Please sign in again. Nothing is lost: your entries wait here.'
  } else if (result === 'empty') {
    failures = 0
    await showSaved()
  } else {
    failures += 1
    timer = setTimeout(sync, pauseAfter(failures))
  }
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const data = new FormData(form)
  try {
    await put({ id: crypto.randomUUID(), at: Date.now(), note: data.get('note'), paise: Number(data.get('paise')) })
  } catch {
    state.textContent = 'Not saved! Write it on paper and check the storage of this phone.'
    return
  }
  form.reset()
  await render()
  void sync()
})

window.addEventListener('online', () => {
  failures = 0
  void sync()
})
void sync()
// Without a service worker the page still works, only not offline.
navigator.serviceWorker?.register('/sw.js').catch((error) => console.error(error))
