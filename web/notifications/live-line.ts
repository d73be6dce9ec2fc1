import { followStream, type Ending } from './live-stream.ts'
import { isDead, isDoubtful, waitAfter, type Line } from './live.rules.ts'

const lookEvery = 2_000
/** Somebody has more tabs and devices open than anyone reads: this one asks again when it is looked at. */
const longRest = 10 * 60_000

/** Keeps a stream open from now until it is told to stop, and says when there may be something new to read. */
export function keepLine(wake: () => void): () => void {
  let attempt = new AbortController()
  /** Null while it rests between two tries. */
  let line: Line | null = null
  let isEnough = false
  let isUrgent = false
  let isStopped = false
  let failures = 0
  let goOn = () => {}

  const listen = (): Promise<Ending> => {
    attempt = new AbortController()
    line = { isOpen: false, lastSound: Date.now() }
    isEnough = false
    const heard = (isOpen: boolean) => (line = { isOpen, lastSound: Date.now() })
    return followStream({
      signal: attempt.signal,
      onSound: () => heard(true),
      onOpen: () => {
        heard(true)
        failures = 0
        // Whatever came while nobody listened.
        wake()
      },
      onWord: (word) => {
        if (word === 'enough') isEnough = true
        else wake()
      },
    })
  }

  const rest = (forMs: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, forMs)
      goOn = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function keep() {
    for (;;) {
      isUrgent = false
      // No use to knock while the browser knows that there is no way; `online` ends the wait.
      const ending = navigator.onLine ? await listen() : 'unreachable'
      line = null
      if (isStopped || ending === 'refused') return
      if (isUrgent) continue
      if (ending === 'unreachable') failures++
      await rest(isEnough ? longRest : waitAfter(ending, failures, Math.random()))
      if (isStopped) return
    }
  }

  /** Begins anew at once, whatever was being waited for. */
  const renew = () => {
    failures = 0
    isUrgent = true
    attempt.abort()
    goOn()
  }
  const look = () => {
    if (document.visibilityState !== 'visible') return
    if (line === null || isDoubtful(line, Date.now())) renew()
  }
  const changed = ({ key }: StorageEvent) => {
    if (key === 'token') renew()
  }
  // By the clock on the wall: a sleeping device's timers sleep too.
  const watch = setInterval(() => {
    if (line && isDead(line, Date.now())) renew()
  }, lookEvery)
  window.addEventListener('online', renew)
  window.addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('storage', changed)
  void keep()

  return () => {
    isStopped = true
    clearInterval(watch)
    window.removeEventListener('online', renew)
    window.removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('storage', changed)
    attempt.abort()
    goOn()
  }
}
