import { fromRows, render, type BoardState } from './board-state.ts'
import { debounce } from './debounce.ts'
import { searchMandis, type Mandi } from './search.ts'

const element = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type
const form = element<HTMLFormElement>('form')
const field = element<HTMLInputElement>('mandi')
const status = element('status')
const results = element('results')
const board = element('board')

const today = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date())
const mandis: Mandi[] = await (await fetch('mandis.json')).json()

async function load(id: number): Promise<BoardState> {
  try {
    const response = await fetch(`/prices?mandi=${id}`)
    if (!response.ok) return { kind: 'failed', reason: 'server' }
    return fromRows(await response.json(), today)
  } catch {
    return { kind: 'failed', reason: 'offline' }
  }
}

let latest = 0
let chosen: Mandi | undefined
async function show(mandi: Mandi) {
  chosen = mandi
  const mine = ++latest
  const hadFocus = board.contains(document.activeElement)
  board.innerHTML = render({ kind: 'loading' })
  if (hadFocus) board.focus() // The button that had the focus is gone.
  const state = await load(mandi.id)
  if (mine !== latest) return // A newer choice is on its way.
  board.innerHTML = render(state)
  status.textContent = `${mandi.name}: ${state.kind === 'some' ? `${state.rows.length} prices` : state.kind === 'empty' ? 'no prices' : 'could not load'}`
}

const search = debounce((text: string) => {
  const found = searchMandis(mandis, text)
  results.replaceChildren(
    ...found.slice(0, 10).map((mandi) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.dataset.id = String(mandi.id)
      button.textContent = `${mandi.name}, ${mandi.state}`
      const item = document.createElement('li')
      item.append(button)
      return item
    }),
  )
  status.textContent = found.length > 10 ? `${found.length} mandis, the first 10 are shown` : found.length === 1 ? '1 mandi' : `${found.length} mandis`
}, 150)

field.addEventListener('input', () => {
  if (field.value.trim() !== '') return search(field.value)
  search.cancel()
  results.replaceChildren()
  status.textContent = ''
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  search.flush()
})
results.addEventListener('click', (event) => {
  const id = (event.target as HTMLElement).closest('button')?.dataset.id
  const mandi = mandis.find((candidate) => String(candidate.id) === id)
  if (mandi) void show(mandi)
})
board.addEventListener('click', (event) => {
  if ((event.target as HTMLElement).closest('[data-action="retry"]') && chosen) void show(chosen)
})
