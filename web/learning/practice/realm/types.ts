/**
 * The script of the compiler's worker. It belongs to our origin, because it runs nothing of a program: a frame would have
 * to pass it on as an address, which is longer than browsers allow.
 */
import type { Command, RealmMessage } from '#engines/realm/protocol.ts'
import { serveEngine } from '#engines/realm/serve.ts'
import { createTypesEngine } from '#engines/types/engine.ts'
import type { RealmAssets } from './frame-protocol.ts'
import { bytesOf } from './serve-realm.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker's has none.
const post = (message: RealmMessage) => self.postMessage(message)

addEventListener(
  'message',
  ({ data }: MessageEvent<RealmAssets>) => {
    const { receive } = serveEngine(createTypesEngine(bytesOf(data)), post, () => {})
    addEventListener('message', (event: MessageEvent<Command>) => receive(event.data))
    post({ kind: 'ready' })
  },
  { once: true },
)
