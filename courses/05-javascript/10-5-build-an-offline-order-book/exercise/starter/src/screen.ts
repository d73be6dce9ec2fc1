import type { Draft, Order } from './order-book.ts'

type Actions = { add: (draft: Draft) => void; sendNow: () => Promise<void> }
export type View = { waiting: readonly Order[]; sent: readonly Order[]; status: string }

/** Puts form and lists into the page. Returns what shows a new state; it must not touch what is being typed. */
export function createScreen(root: HTMLElement, actions: Actions): { show: (view: View) => void } {
  return { show: () => {} }
}
