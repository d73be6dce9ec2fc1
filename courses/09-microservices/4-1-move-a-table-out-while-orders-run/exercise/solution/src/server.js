// Starts everything on your computer: npm start. Read only.
import { PGlite } from '@electric-sql/pglite'
import { createApp } from './app.js'

const app = await createApp({ db: await PGlite.create() })
console.log('listening on', await app.listen({ port: Number(process.env.PORT ?? 3000) }))
