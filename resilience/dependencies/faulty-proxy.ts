import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `discards` confirms writes and stores nothing. */
export type ProxyFault = 'none' | 'answers 503' | 'answers 403' | 'hangs' | 'cuts connections' | 'discards'

/** A proxy in front of an object store with a fault that can be switched on. */
export async function startFaultyProxy(endpoint: string) {
  const state = { fault: 'none' as ProxyFault }
  const server = createServer((incoming, response) => {
    const { fault } = state
    for (const side of [incoming, response]) side.on('error', () => {})
    if (fault === 'hangs') return
    if (fault === 'answers 503') return reply(incoming, response, 503, '<Error><Code>SlowDown</Code></Error>')
    if (fault === 'answers 403') return reply(incoming, response, 403, '<Error><Code>AccessDenied</Code></Error>')
    if (fault === 'discards' && incoming.method === 'PUT') return reply(incoming, response, 200)
    const isCut = fault === 'cuts connections'
    if (isCut && incoming.method !== 'GET') return void incoming.once('data', () => incoming.destroy())
    forward(endpoint, incoming, response, isCut)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { state, endpoint: `http://127.0.0.1:${port}`, close }
}

function reply(incoming: IncomingMessage, response: ServerResponse, status: number, body = '') {
  incoming.resume()
  incoming.once('end', () => response.writeHead(status).end(body))
}

/** Passes the signed request on; `isCut` sends only the beginning of the response. */
function forward(endpoint: string, incoming: IncomingMessage, response: ServerResponse, isCut: boolean) {
  const { method = '', url = '', headers } = incoming
  const outgoing = request(new URL(url, endpoint), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers)
    answer.on('error', () => response.destroy())
    if (!isCut) return answer.pipe(response)
    answer.once('data', (chunk: Buffer) => {
      response.write(chunk.subarray(0, chunk.length / 2))
      // Give the first half time to leave.
      setTimeout(() => response.destroy(), 50)
    })
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}
