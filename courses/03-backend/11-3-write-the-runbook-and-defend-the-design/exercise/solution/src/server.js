// Starts the seat finder on your computer, with a new database in memory, and writes the tokens of its fifty people.
import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { createApp } from './app.js'

const app = await createApp({ db: await PGlite.create() })
writeFileSync('tokens.json', JSON.stringify(Array.from({ length: 50 }, (_, i) => `token-${i + 1}`)))
console.log(await app.listen({ port: Number(process.env.PORT ?? 3000) }))
