import { PGlite } from '@electric-sql/pglite'
import { createApp } from './app.ts'

const db = await PGlite.create('data')
const app = await createApp({ db })
await app.listen({ port: Number(process.env.PORT ?? 3000), host: '127.0.0.1' })
console.log('http://localhost:3000/receipts')
