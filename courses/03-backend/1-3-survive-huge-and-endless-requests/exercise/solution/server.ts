import { createServer, type ServerResponse } from 'node:http'
import { answer, type Timetable } from './answer.ts'
import { HttpError, readJson } from './read-json.ts'
import { readTimetable } from './timetable.ts'

const limit = 64 * 1024

/** Node itself leaves the body away for HEAD, and keeps the length. */
function send(res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = JSON.stringify(body) + '\n'
  res.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers })
  res.end(text)
}

/** The timetable of the last step, and reports. It stays open while single clients send too much or never finish. */
export function createTimetableServer(data: Timetable, { requestTimeout = 10_000, headersTimeout = 5_000, checkEvery = 1_000 } = {}) {
  const server = createServer(
    { requestTimeout, headersTimeout, connectionsCheckingInterval: checkEvery, maxHeaderSize: 8 * 1024 },
    async (req, res) => {
      try {
        if (req.url === '/health') return send(res, 200, { status: 'ok' })
        if (req.url !== '/reports') {
          const { status, headers, body } = answer(req.method ?? 'GET', req.url ?? '/', data)
          return send(res, status, body, headers)
        }
        if (req.method !== 'POST') return send(res, 405, { error: 'Use POST' }, { allow: 'POST' })
        const report = await readJson(req, limit)
        send(res, 201, { received: JSON.stringify(report).length })
      } catch (error) {
        if (res.headersSent || res.destroyed) return
        if (!(error instanceof HttpError)) console.error(error)
        const known = error instanceof HttpError ? error : new HttpError(500, 'Something went wrong')
        // The rest of the body is unread, so this connection can't be used for another request.
        send(res, known.status, { error: known.message }, req.complete ? {} : { connection: 'close' })
        if (!req.complete) setTimeout(() => req.socket.destroy(), 1_000).unref()
      }
    },
  )
  server.maxConnections = 1_000
  return server
}

if (import.meta.main) {
  const port = Number(process.env.PORT ?? 3000)
  createTimetableServer(readTimetable(process.argv[2] ?? 'timetable.json')).listen(port, () => console.log(`Listening on http://localhost:${port}`))
}
