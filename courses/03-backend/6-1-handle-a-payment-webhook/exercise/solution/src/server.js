// Starts the app on your computer, with a database in memory. In production, this file would connect to PostgreSQL.
import { PGlite } from '@electric-sql/pglite'
import { createApp } from './app.js'

const app = await createApp({ db: await PGlite.create() })
console.log(await app.listen({ port: Number(process.env.PORT ?? 3000) }))
