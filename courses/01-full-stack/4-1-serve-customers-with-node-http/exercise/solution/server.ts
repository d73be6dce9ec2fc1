import { createServer, type IncomingMessage } from 'node:http'
import { type Answer, createApi, HttpError } from './api.ts'

const limitBytes = 1_000_000
const api = createApi({ newId: () => crypto.randomUUID() })

/** Collects the body chunk by chunk, and stops as soon as it is too large. */
function readText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limitBytes) {
        request.pause()
        reject(new HttpError(413, 'The body is larger than 1 MB.'))
      } else chunks.push(chunk)
    })
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.on('error', reject)
  })
}

async function answerTo(request: IncomingMessage): Promise<Answer> {
  try {
    return api.answer(request.method ?? 'GET', request.url ?? '/', await readText(request))
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status, body: { message: error.message } }
    console.error(error)
    return { status: 500, body: { message: 'Something went wrong.' } }
  }
}

const server = createServer(async (request, response) => {
  const start = performance.now()
  const { status, body } = await answerTo(request)
  // After an unread body the connection can't be used again.
  if (status === 413) response.setHeader('connection', 'close')
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
  console.log(request.method, request.url, status, `${Math.round(performance.now() - start)} ms`)
})

const port = Number(process.env['PORT'] ?? 3000)
server.listen(port, '127.0.0.1', () => console.log(`Listening on http://localhost:${port}`))
