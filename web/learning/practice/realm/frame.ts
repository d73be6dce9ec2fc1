/**
 * The script of /practice/frame. The frame's origin is opaque: it has no storage and can't call our API, and neither can
 * the workers it starts. The page decides when a worker ends.
 */
import type { FrameCommand, FrameMessage } from './frame-protocol.ts'

const workers = new Map<string, Worker>()
const tell = (message: FrameMessage) => parent.postMessage(message, location.origin)

function receive({ data, source, origin, ports }: MessageEvent<FrameCommand>) {
  if (source !== parent || origin !== location.origin) return
  if (data.kind === 'end') {
    workers.get(data.id)?.terminate()
    workers.delete(data.id)
    return
  }
  const { id, url, assets } = data
  const worker = new Worker(url, { type: 'module' })
  workers.set(id, worker)
  worker.addEventListener('error', () => tell({ kind: 'failed', id }))
  worker.postMessage(assets, [ports[0]!, ...Object.values(assets)])
}

// Without the sandbox the code could read the token of the person who is signed in.
if (self.origin === 'null') {
  addEventListener('message', receive)
  tell({ kind: 'frame-ready' })
}
