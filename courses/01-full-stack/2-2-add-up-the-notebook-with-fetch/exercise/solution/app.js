import { balances, formatPaise } from './sums.js'

const status = document.querySelector('#status')
const table = document.querySelector('#balances')
const retry = document.querySelector('#retry')

async function loadEntries() {
  const response = await fetch('entries.json')
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return response.json()
}

function cell(tag, text) {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

function showBalances(entries) {
  const list = balances(entries)
  const rows = list.map(({ customer, paise }) => {
    const row = document.createElement('tr')
    const name = cell('th', customer)
    name.scope = 'row'
    row.append(name, cell('td', formatPaise(paise)))
    return row
  })
  table.querySelector('tbody').replaceChildren(...rows)
  const total = list.reduce((sum, { paise }) => sum + paise, 0)
  table.querySelector('#total').textContent = formatPaise(total)
}

async function show() {
  table.hidden = true
  retry.hidden = true
  status.textContent = 'Loading the entries…'
  try {
    const entries = await loadEntries()
    showBalances(entries)
    table.hidden = entries.length === 0
    status.textContent = entries.length === 0 ? 'No entries yet.' : ''
  } catch (error) {
    console.error(error)
    status.textContent = `We couldn't load the entries. ${error.message}`
    retry.hidden = false
  }
}

retry.addEventListener('click', show)
show()
