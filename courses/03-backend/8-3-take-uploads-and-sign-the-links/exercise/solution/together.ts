import { createServer, type RequestListener, type Server } from 'node:http'

/** One server for the parts of the week. Each part answers the addresses that fit its pattern; the first one wins. */
export function createTogether(parts: { fits: RegExp; handle: RequestListener }[]): Server {
  return createServer({ requestTimeout: 60_000 }, (req, res) => {
    const part = parts.find(({ fits }) => fits.test(req.url ?? ''))
    if (part) return part.handle(req, res)
    res.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"There is no such page"}')
  })
}

/** A server that was written alone, as a part. */
export const partOf = (server: Server): RequestListener => (req, res) => void server.emit('request', req, res)
