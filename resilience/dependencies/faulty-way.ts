import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens on the way; what is denied is signed rightly, and `forgets` says yes and keeps nothing. */
export type Trouble = 'none' | 'refuses' | 'denies' | 'hangs' | 'cuts' | 'forgets'

/** A way to an object store on which something may happen to whatever is sent. */
export async function startFaultyWay(endpoint: string) {
  const way = { trouble: 'none' as Trouble }
  const server = createServer((asked, answer) => {
    const { trouble } = way
    // Whoever hangs up has seen enough.
    for (const side of [asked, answer]) side.on('error', () => {})
    if (trouble === 'hangs') return
    if (trouble === 'refuses') return say(asked, answer, 503, '<Error><Code>SlowDown</Code></Error>')
    if (trouble === 'denies') return say(asked, answer, 403, '<Error><Code>AccessDenied</Code></Error>')
    if (trouble === 'forgets' && asked.method === 'PUT') return say(asked, answer, 200)
    if (trouble === 'cuts' && asked.method !== 'GET') return void asked.once('data', () => asked.destroy())
    passOn(endpoint, asked, answer, trouble === 'cuts')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { way, endpoint: `http://127.0.0.1:${port}`, close }
}

function say(asked: IncomingMessage, answer: ServerResponse, status: number, words = '') {
  asked.resume()
  asked.once('end', () => answer.writeHead(status).end(words))
}

/** As it came, with its signature; the answer whole, or only its beginning. */
function passOn(endpoint: string, asked: IncomingMessage, answer: ServerResponse, isCut: boolean) {
  const { method = '', url = '', headers } = asked
  const onward = request(new URL(url, endpoint), { method, headers }, (given) => {
    answer.writeHead(given.statusCode!, given.headers)
    given.on('error', () => answer.destroy())
    if (!isCut) return given.pipe(answer)
    given.once('data', (chunk: Buffer) => {
      answer.write(chunk.subarray(0, chunk.length / 2))
      // What was written is on its way by then.
      setTimeout(() => answer.destroy(), 50)
    })
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}
