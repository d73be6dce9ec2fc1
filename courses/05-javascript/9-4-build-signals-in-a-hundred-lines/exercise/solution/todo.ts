import { batch, computed, effect, signal } from './signals.ts'

type Item = { id: number; text: string; isDone: boolean }

export function createTodoList(print: (text: string) => void) {
  const items = signal<readonly Item[]>([])
  const filter = signal<'all' | 'open'>('all')
  const open = computed(() => items.get().filter(({ isDone }) => !isDone))
  let lastId = 0

  const stop = effect(() => {
    const shown = filter.get() === 'open' ? open.get() : items.get()
    print([...shown.map(({ text, isDone }) => `[${isDone ? 'x' : ' '}] ${text}`), `${open.get().length} left`].join('\n'))
  })

  return {
    add(text: string): number {
      lastId += 1
      items.set([...items.get(), { id: lastId, text, isDone: false }])
      return lastId
    },
    toggle(id: number): void {
      items.set(items.get().map((item) => (item.id === id ? { ...item, isDone: !item.isDone } : item)))
    },
    show: (which: 'all' | 'open') => filter.set(which),
    clearDone(): void {
      batch(() => {
        items.set(open.get())
        filter.set('all')
      })
    },
    stop,
  }
}
