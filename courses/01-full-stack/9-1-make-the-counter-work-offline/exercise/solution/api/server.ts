import { readFile } from 'node:fs/promises'
import { createApp } from './app.ts'

const app = createApp()
const types = { html: 'text/html', js: 'text/javascript' } as const
app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
  const name = request.params['*'] || 'index.html'
  if (!/^(?:index\.html|sw\.js|src\/[\w-]+\.js)$/.test(name)) return reply.code(404).send('Not found')
  const type = types[name.split('.').at(-1) as 'html' | 'js']
  return reply.type(type).header('cache-control', 'no-cache').send(await readFile(new URL(`../${name}`, import.meta.url)))
})
await app.listen({ port: Number(process.env.PORT ?? 3000), host: '127.0.0.1' })
console.log('http://localhost:3000')
