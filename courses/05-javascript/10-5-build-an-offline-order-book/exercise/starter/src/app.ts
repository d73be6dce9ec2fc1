// The shell: connects core, screen, storage and network. No decision is made here.
import { createScreen } from './screen.ts'

/** Everything begins here when the page is opened, so nothing is kept outside of it. */
export function startApp(root: HTMLElement): void {
  createScreen(root, { add: () => {}, sendNow: async () => {} })
}
