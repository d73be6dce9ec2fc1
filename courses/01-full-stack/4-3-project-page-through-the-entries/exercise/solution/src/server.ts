import { readFile } from 'node:fs/promises'
import { createApp } from './app.ts'

const app = createApp()
const file = (name: string) => readFile(new URL(`../${name}`, import.meta.url), 'utf8')
app.get('/', async (request, reply) => reply.type('text/html').send(await file('index.html')))
app.get('/src/page.js', async (request, reply) => reply.type('text/javascript').send(await file('src/page.js')))
await app.listen({ port: Number(process.env.PORT ?? 3000), host: '127.0.0.1' })
