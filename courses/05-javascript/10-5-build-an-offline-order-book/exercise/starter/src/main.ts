// Starts the app once for each opening of the page. Read only.
import { startApp } from './app.ts'

export function start(): void {
  const root = document.querySelector('main')!
  if (root.dataset['isStarted']) return
  root.dataset['isStarted'] = 'yes'
  startApp(root)
}
start()
