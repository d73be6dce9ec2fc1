import { hash } from './realm/frame.ts?bundled'
import type { FrameCommand, FrameMessage, RealmAssets } from './realm/frame-protocol.ts'

/** One worker in a sandboxed frame at a time. */
export type Frame = {
  start: (worker: NewWorker, onFailure: () => void) => void
  end: (id: string) => void
  /** Ends the worker even if the frame no longer answers. */
  remove: () => void
}

type NewWorker = { id: string; url: string; assets: RealmAssets; port: MessagePort }

/** Frames without a worker, for the next run. */
const idle: Frame[] = []
const loadSeconds = 30
/** After its document has loaded. */
const readyMs = 2000

export async function takeFrame(): Promise<Frame> {
  return idle.pop() ?? createFrame()
}

export const returnFrame = (frame: Frame) => void idle.push(frame)

function createFrame(): Promise<Frame> {
  const element = document.createElement('iframe')
  // Its origin is opaque: no storage, no cookies, no calls of our API.
  element.setAttribute('sandbox', 'allow-scripts')
  element.src = `/practice/frame/${hash}`
  element.title = 'Runs code'
  element.hidden = true
  const failures = new Map<string, () => void>()
  const post = (command: FrameCommand, transfer: Transferable[] = []) =>
    element.contentWindow?.postMessage(command, '*', transfer)

  return new Promise((resolve, reject) => {
    const receive = ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source === null || source !== element.contentWindow) return
      if (data.kind === 'failed') return failures.get(data.id)?.()
      if (data.kind !== 'frame-ready') return
      clearTimeout(timer)
      isReady = true
      resolve(frame)
    }
    const frame: Frame = {
      start: ({ port, ...worker }, onFailure) => {
        failures.set(worker.id, onFailure)
        post({ kind: 'start', ...worker }, [port])
      },
      end: (id) => {
        failures.delete(id)
        post({ kind: 'end', id })
      },
      remove: () => {
        removeEventListener('message', receive)
        element.remove()
      },
    }
    let isReady = false
    const giveUp = () => {
      clearTimeout(timer)
      if (isReady) return
      frame.remove()
      reject(new Error('The frame doesn’t load'))
    }
    const timer = setTimeout(giveUp, loadSeconds * 1000)
    addEventListener('message', receive)
    // An error page loads too, but never says that it's ready.
    element.addEventListener('load', () => setTimeout(giveUp, readyMs), { once: true })
    document.body.append(element)
  })
}
