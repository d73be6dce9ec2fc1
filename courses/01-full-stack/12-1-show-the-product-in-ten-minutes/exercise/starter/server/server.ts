import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createApp } from './app.ts'

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }
const db = await PGlite.create('data')
const app = await createApp({ db, isDemo: process.env.DEMO !== '0' })

/** The page that `vite build` has made. */
app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
  const path = request.params['*']
  const name = /^[\w./-]+$/.test(path) && !path.includes('..') ? path : 'index.html'
  const file = await readFile(join('dist', name)).catch(() => null)
  if (!file) return reply.callNotFound()
  return reply.type(types[extname(name)] ?? 'application/octet-stream').send(file)
})
const port = Number(process.env.PORT ?? 3000)
await app.listen({ port, host: '127.0.0.1' })
console.log(`http://localhost:${port}`)
