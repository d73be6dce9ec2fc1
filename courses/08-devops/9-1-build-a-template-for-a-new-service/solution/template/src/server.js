import { createApp } from './app.js'

const app = createApp()
const port = Number(process.env.PORT ?? 8080)
app.listen(port, () => console.log(JSON.stringify({ level: 'info', message: `listening on ${port}` })))

for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    setTimeout(() => process.exit(1), 8000).unref()
    app.close(() => process.exit(0))
    setInterval(() => app.closeIdleConnections(), 100).unref()
  })
