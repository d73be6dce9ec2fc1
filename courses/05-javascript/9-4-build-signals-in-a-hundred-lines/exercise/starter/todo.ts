import { batch, computed, effect, signal } from './signals.ts'

type Item = { id: number; text: string; isDone: boolean }

/** Calls print once per action: a line per item, such as "[x] Buy ghee", and "2 left" as the last line. */
export function createTodoList(print: (text: string) => void) {
  return {
    add(text: string): number {
      return 0
    },
    toggle(id: number): void {},
    show(which: 'all' | 'open'): void {},
    clearDone(): void {},
  }
}
