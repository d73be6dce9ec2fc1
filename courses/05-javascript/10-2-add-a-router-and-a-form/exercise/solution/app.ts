import { createForm } from './form.ts'
import { each, h, mount } from './render.ts'
import { createRoute } from './route.ts'
import { computed, signal } from './signals.ts'

type Item = { id: number; text: string; isDone: boolean }
const titles: Record<string, string> = { '/': 'All', '/open': 'Open', '/done': 'Done' }

export function app(place: Parameters<typeof createRoute>[0]): HTMLElement {
  const route = createRoute(place)
  const items = signal<readonly Item[]>([])
  const shown = computed(() => {
    if (route.path() === '/open') return items.get().filter(({ isDone }) => !isDone)
    if (route.path() === '/done') return items.get().filter(({ isDone }) => isDone)
    return route.path() === '/' ? items.get() : []
  })
  let lastId = 0

  const form = createForm({
    initial: { text: '' },
    rules: { text: (text) => (text.trim() === '' ? 'Enter what you want to do' : null) },
    submit: async ({ text }) => {
      lastId += 1
      items.set([...items.get(), { id: lastId, text: text.trim(), isDone: false }])
    },
  })
  const toggle = (id: number): void =>
    items.set(items.get().map((item) => (item.id === id ? { ...item, isDone: !item.isDone } : item)))

  const list = h('ul')
  each(
    list,
    shown.get,
    ({ id }) => id,
    (item) =>
      h(
        'li',
        {},
        h(
          'label',
          {},
          h('input', { type: 'checkbox', checked: () => item().isDone, onchange: () => toggle(item().id) }),
          () => item().text,
        ),
      ),
  )

  return h(
    'section',
    {},
    h('h1', {}, () => titles[route.path()] ?? 'Not found'),
    h(
      'nav',
      {},
      ...Object.entries(titles).map(([path, title]) =>
        h('a', { href: `#${path}`, 'aria-current': () => (route.path() === path ? 'page' : 'false') }, title),
      ),
    ),
    h(
      'form',
      {
        novalidate: true,
        onsubmit: (event: Event) => {
          event.preventDefault()
          void form.submit()
        },
      },
      h(
        'label',
        {},
        'New item ',
        h('input', {
          name: 'text',
          value: () => form.value('text'),
          'aria-invalid': () => (form.error('text') === '' ? 'false' : 'true'),
          'aria-describedby': 'text-error',
          oninput: (event: Event) => form.set('text', (event.target as HTMLInputElement).value),
          // Leaving an empty field is no mistake here; only a submission complains.
          onblur: () => {
            if (form.value('text') !== '') form.leave('text')
          },
        }),
      ),
      h('button', { disabled: () => form.isSending() }, 'Add'),
      // The room for the message is always there: otherwise the list moves while somebody clicks on it.
      h('p', { id: 'text-error', role: 'alert', style: 'min-height: 1.5em' }, () => form.error('text') || form.problem()),
    ),
    list,
  )
}

const root = globalThis.document?.querySelector('#app')
if (root) mount(root, () => app(window))
