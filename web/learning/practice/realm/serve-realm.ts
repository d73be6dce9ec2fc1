import type { Command, Engine, PrintedLine, RealmMessage } from '#engines/realm/protocol.ts'
import { batchLines } from '#engines/realm/batch-lines.ts'
import { serveEngine } from '#engines/realm/serve.ts'
import type { RealmAssets } from './frame-protocol.ts'

export type RealmTools = {
  print: (line: PrintedLine) => void
  onLoading: (text: string, part: number) => void
  assets: RealmAssets
}

/** Runs learners' code in this worker: commands come through the port that the page sends first. */
export function serveRealm(createEngine: (tools: RealmTools) => Engine | Promise<Engine>) {
  // In our own origin the code could call the API as the person who is signed in.
  if (self.origin !== 'null') throw new Error('Learners’ code runs only in a sandboxed frame.')
  addEventListener(
    'message',
    ({ data, ports }: MessageEvent<RealmAssets>) => void serve(ports[0]!, data, createEngine).catch(failLoudly),
    { once: true },
  )
}

async function serve(
  port: MessagePort,
  assets: RealmAssets,
  createEngine: (tools: RealmTools) => Engine | Promise<Engine>,
) {
  // Bound before learners' code can replace them: code that gets hold of the port could answer in our place.
  const send = port.postMessage.bind(port)
  // oxlint-disable-next-line typescript/unbound-method -- Called with the event as its `this`.
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!
  const readData = Function.prototype.call.bind(get!) as (event: MessageEvent) => unknown
  const lines = batchLines((batch) => send({ kind: 'printed', lines: batch }))
  const post = (message: RealmMessage) => {
    lines.flush()
    send(message)
  }
  const onLoading = (text: string, part: number) => post({ kind: 'loading', text, part })
  // PostgreSQL tries to fetch what it has been given already; nobody waits for the result.
  let onUncaught: (error: unknown) => void = () => {}
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    onUncaught(event.reason)
  })
  const engine = await createEngine({ print: lines.print, onLoading, assets })
  const { receive, ...serving } = serveEngine(engine, post, lines.print)
  ;({ onUncaught } = serving)
  port.addEventListener('message', (event) => {
    const command = readData(event) as Command
    if (command.command === 'start') lines.restart()
    receive(command)
  })
  port.start()

  addEventListener('error', (event) => {
    event.preventDefault()
    onUncaught(event.error)
  })
  // Programs have no use for them, and can't end or flood the page with them.
  const scope = Object.getPrototypeOf(self) as object
  for (const name of ['close', 'postMessage']) for (const owner of [self, scope]) Reflect.deleteProperty(owner, name)
  post({ kind: 'ready' })
}

export const bytesOf = (assets: RealmAssets) =>
  new Map(Object.entries(assets).map(([name, buffer]) => [name, new Uint8Array(buffer)] as const))

/** As an error event, which the frame reports. */
const failLoudly = (error: unknown) =>
  setTimeout(() => {
    throw error
  })
