// Starts one copy on your computer: npm start. Read only.
import { readFile } from 'node:fs/promises'
import { setTimeout as sleepMs } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { createShutdown } from './shutdown.js'
import { createSite } from './site.js'

const db = await PGlite.create()
await db.exec(await readFile('schema.sql', 'utf8'))
let running = 0
const shutdown = createShutdown(
  { drainSeconds: 3, finishSeconds: 5 },
  {
    closeDoor: () => void site.server.close(),
    running: () => running,
    sleep: (seconds) => sleepMs(seconds * 1000),
    exit: (status) => process.exit(status),
  },
)
const site = createSite({ db, zone: process.env.ZONE ?? 'a', isReady: shutdown.isReady })
site.addHook('onRequest', async () => void (running += 1))
site.addHook('onResponse', async () => void (running -= 1))
console.log('listening on', await site.listen({ port: Number(process.env.PORT ?? 3001) }))
process.once('SIGTERM', () => void shutdown.stop())
