import { createApp } from './app.js'
import { openStore } from './store.js'

const store = await openStore()
const app = createApp(store, {
  errorRate: Number(process.env.ERROR_RATE ?? 0),
  slowMs: Number(process.env.SLOW_MS ?? 0),
  version: process.env.VERSION ?? 'dev',
})
const port = Number(process.env.PORT ?? 8080)
app.listen(port, () => console.log(JSON.stringify({ level: 'info', message: `listening on ${port}` })))

let stopping = false
function stop(signal) {
  if (stopping) return
  stopping = true
  console.log(JSON.stringify({ level: 'info', message: `${signal}: finishing open requests` }))
  // Docker kills after 10 seconds. Give up before, with an exit code that shows it.
  setTimeout(() => process.exit(1), 8000).unref()
  app.close(async () => {
    await store.close()
    console.log(JSON.stringify({ level: 'info', message: 'stopped' }))
    process.exit(0)
  })
  // Browsers and proxies hold connections open for the next request: close each one as soon as it is idle.
  setInterval(() => app.closeIdleConnections(), 100).unref()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
