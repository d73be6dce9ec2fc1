import type { LiveListener } from './live-connection.ts'

/** Connects after the page has loaded on a slow phone too. What changed until then comes with the state that it starts from. */
const startDelay = 3_000
const retryDelay = 15_000

/** Reports whenever there may be something new to read. The code that connects is loaded only then. */
export function openLive(listener: LiveListener): () => void {
  let stop = () => {}
  let timer = setTimeout(start, startDelay)
  let isStopped = false

  function start() {
    import('./shared-connection.ts').then(
      ({ connect }) => {
        if (!isStopped) stop = connect(listener)
      },
      () => {
        if (!isStopped) timer = setTimeout(start, retryDelay)
      },
    )
  }
  return () => {
    isStopped = true
    clearTimeout(timer)
    stop()
  }
}
