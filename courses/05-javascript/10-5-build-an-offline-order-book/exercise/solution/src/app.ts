// The shell: connects core, screen, storage and network. No decision is made here.
import { createOrderBook, type Order } from './order-book.ts'
import { createScreen } from './screen.ts'
import { send } from './send.ts'

/** Everything begins here when the page is opened, so nothing is kept outside of it. */
export function startApp(root: HTMLElement): void {
  const sent: Order[] = []
  let isSaved = true
  const storage = {
    getItem: (name: string) => localStorage.getItem(name),
    setItem: (name: string, text: string) => {
      isSaved = false
      localStorage.setItem(name, text)
      isSaved = true
    },
  }
  const book = createOrderBook({
    storage,
    send: async (order) => {
      await send(order)
      sent.push(order)
    },
  })

  const waits = (count: number) => (count === 0 ? 'Nothing waits' : count === 1 ? '1 order waits' : `${count} orders wait`)
  const show = (status: string) => screen.show({ waiting: book.pending(), sent, status })

  async function sendNow() {
    const { left } = await book.flush()
    show(waits(left))
  }

  const screen = createScreen(root, {
    add: (draft) => {
      book.add(draft)
      show(isSaved ? 'Saved' : 'Not saved yet: keep this page open')
    },
    sendNow,
  })
  show(book.unreadable() > 0 ? `${book.unreadable()} could not be read` : waits(book.pending().length))
  addEventListener('online', () => void sendNow())
}
