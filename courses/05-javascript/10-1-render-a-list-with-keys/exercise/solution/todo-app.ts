import { each, h, mount } from './render.ts'
import { computed, signal } from './signals.ts'

type Item = { id: number; text: string; isDone: boolean }

const items = signal<readonly Item[]>([])
const left = computed(() => items.get().filter(({ isDone }) => !isDone).length)
let lastId = 0

const change = (id: number, next: Partial<Item>) =>
  items.set(items.get().map((item) => (item.id === id ? { ...item, ...next } : item)))

export function todoApp(): HTMLElement {
  const input = document.createElement('input')
  input.setAttribute('aria-label', 'New item')
  const list = h('ul')
  each(
    list,
    items.get,
    (item) => item.id,
    (item) =>
      h(
        'li',
        {},
        h('input', {
          type: 'checkbox',
          'aria-label': () => `Done: ${item().text}`,
          checked: () => item().isDone,
          onchange: () => change(item().id, { isDone: !item().isDone }),
        }),
        () => item().text,
        h('button', { onclick: () => items.set(items.get().filter(({ id }) => id !== item().id)) }, 'Remove'),
      ),
  )
  const add = () => {
    const text = input.value.trim()
    if (text === '') return
    lastId += 1
    items.set([...items.get(), { id: lastId, text, isDone: false }])
    input.value = ''
  }
  return h(
    'section',
    {},
    h('h1', {}, 'To do'),
    input,
    h('button', { onclick: add }, 'Add'),
    h('button', { onclick: () => items.set([...items.get()].reverse()) }, 'Reverse'),
    list,
    h('p', { role: 'status' }, () => `${left.get()} left`),
  )
}

const root = document.querySelector('#app')
if (root) mount(root, todoApp)
