import type { Connect } from '#engines/host/session.ts'
import { download } from '../download.ts'

type Progress = (text: string, part: number) => void

let running: Promise<Worker> | null = null

/** Loads the compiler at its first use, and keeps its worker: starting takes a second, checking again much less. */
function compiler(onLoading: Progress): Promise<Worker> {
  running ??= start(onLoading)
  // The connection may be back when it is tried again.
  running.catch(() => (running = null))
  return running
}

async function start(onLoading: Progress): Promise<Worker> {
  const { types } = await import('virtual:engine-assets')
  // The script, too, although the worker takes it from the cache: so that people see how far it is.
  const { 'types.js': _, ...assets } = await download(types, 'the type checker', onLoading)
  const worker = new Worker(types.find(({ name }) => name === 'types.js')!.url)
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The compiler doesn’t start')), { once: true })
    worker.addEventListener('message', () => resolve(worker), { once: true })
    worker.postMessage(assets, Object.values(assets))
  })
}

/** One program at a time. A worker that is closed before it has answered is ended. */
export const connectToCompiler =
  (onLoading: Progress): Connect =>
  ({ onMessage, onEnd }) => {
    const ending = new AbortController()
    const unanswered = new Set<string>()
    let worker: Worker | null = null
    const open = async () => {
      const opened = await compiler(onLoading)
      if (ending.signal.aborted) return
      worker = opened
      const receive = ({ data }: MessageEvent<{ id?: string }>) => {
        unanswered.delete(data.id ?? '')
        onMessage(data)
      }
      opened.addEventListener('message', receive, { signal: ending.signal })
      onMessage({ kind: 'ready' })
    }
    open().catch(() => onEnd('We couldn’t load the type checker. Check your connection and try again.'))
    return {
      post: (command) => {
        unanswered.add(command.id)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker's has none.
        worker?.postMessage(command)
      },
      close: () => {
        ending.abort()
        if (!worker || unanswered.size === 0) return
        worker.terminate()
        running = null
      },
    }
  }
