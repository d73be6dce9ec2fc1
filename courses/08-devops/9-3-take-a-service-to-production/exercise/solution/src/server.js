// Starts the service on your computer: npm start. Read only.
import { PGlite } from '@electric-sql/pglite'
import { migrate } from './migrate.js'
import { createService } from './service.js'

const db = await PGlite.create()
await migrate({ db, folder: 'migrations' })
const { app, beginStop } = createService({ db, version: process.env.VERSION ?? 'dev', log: (line) => console.log(line) })
console.log(await app.listen({ port: Number(process.env.PORT ?? 8090), host: '0.0.0.0' }))
process.once('SIGTERM', async () => {
  beginStop()
  // Time for the load balancer to notice.
  setTimeout(() => app.close(), 5000)
})
