import type { Connect } from '#engines/host/session.ts'
import type { Language } from '#engines/program.ts'
import { type Frame, returnFrame, takeFrame } from './frame.ts'
import { loadRealm, type Realm } from './realms.ts'

type Events = Parameters<Connect>[0]

/** A worker that answers commands. */
type Worker = {
  isReady: () => boolean
  post: (command: unknown) => void
  listen: (events: Events) => void
  end: (isBusy: boolean) => void
}

/** Workers that wait for the next program: by language and whose code they ran. */
const waiting = new Map<string, Worker>()
/** Being started ahead of the first run. */
const preparing = new Set<string>()
/** Starting the next worker must not compete with showing the output. */
const pauseMs = 300

/**
 * Runs code in a worker whose origin is opaque, ended from here when it takes too long. Slow languages keep their worker
 * for the next program of the same owner, as another's code could have left something in it; the others start a new one
 * ahead.
 */
export const connectToPage =
  (language: Language, owner = ''): Connect =>
  (events) => {
    const key = `${language} ${owner}`
    const unanswered = new Set<string>()
    let worker: Worker | null = null
    let isOpen = true
    let realm: Realm | null = null
    const listener: Events = {
      onMessage: (message) => {
        if (!isOpen) return
        unanswered.delete(idOf(message))
        events.onMessage(message)
      },
      onEnd: (reason) => isOpen && events.onEnd(reason),
    }
    const open = async () => {
      const onLoading = (text: string, part: number) => listener.onMessage({ kind: 'loading', text, part })
      const free = waiting.get(key)
      waiting.delete(key)
      const [loaded, frame] = await Promise.all([loadRealm(language, onLoading), free ? null : takeFrame()])
      realm = loaded
      const found = free ?? startWorker(frame!, loaded)
      if (!isOpen) return keepWaiting(key, found)
      worker = found
      found.listen(listener)
      if (found.isReady()) listener.onMessage({ kind: 'ready' })
    }
    open().catch(() => listener.onEnd('We couldn’t load what runs the code. Check your connection and try again.'))

    return {
      post: (command) => {
        unanswered.add(command.id)
        worker?.post(command)
      },
      close: () => {
        isOpen = false
        if (!worker || !realm) return
        const isBusy = unanswered.size > 0 || !worker.isReady()
        if (realm.isReused && !isBusy) return keepWaiting(key, worker)
        worker.end(isBusy)
        if (!realm.isReused) setTimeout(() => void startAhead(key, realm!), pauseMs)
      },
    }
  }

/** Starts what runs a language before somebody presses Run. Large languages are loaded only when they are needed. */
export async function prepareToRun(language: Language): Promise<void> {
  if (language === 'python' || language === 'sql') return
  const key = `${language} `
  if (waiting.has(key) || preparing.has(key)) return
  preparing.add(key)
  try {
    const [realm, frame] = await Promise.all([loadRealm(language, () => {}), takeFrame()])
    if (waiting.has(key)) returnFrame(frame)
    else waiting.set(key, startWorker(frame, realm))
  } catch {
    // Run tries again, and tells what is wrong.
  } finally {
    preparing.delete(key)
  }
}

function keepWaiting(key: string, worker: Worker) {
  waiting.get(key)?.end(false)
  waiting.set(key, worker)
}

async function startAhead(key: string, realm: Realm) {
  if (waiting.has(key)) return
  const frame = await takeFrame().catch(() => null)
  if (frame) keepWaiting(key, startWorker(frame, realm))
}

/** Empty for messages that answer nothing. */
function idOf(message: unknown): string {
  const { id } = (message ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : ''
}

function startWorker(frame: Frame, { url, assets }: Realm): Worker {
  const id = crypto.randomUUID()
  const { port1, port2 } = new MessageChannel()
  let events: Events | null = null
  let isReady = false
  port1.addEventListener('message', ({ data }: MessageEvent<{ kind?: unknown } | null>) => {
    if (data?.kind === 'ready') isReady = true
    events?.onMessage(data)
  })
  port1.start()
  frame.start({ id, url, assets, port: port2 }, () => events?.onEnd())
  return {
    isReady: () => isReady,
    post: (command) => port1.postMessage(command),
    listen: (next) => {
      events = next
    },
    end: (isBusy) => {
      port1.close()
      // A worker that used all memory may have taken the frame with it.
      if (isBusy) return frame.remove()
      frame.end(id)
      returnFrame(frame)
    },
  }
}
