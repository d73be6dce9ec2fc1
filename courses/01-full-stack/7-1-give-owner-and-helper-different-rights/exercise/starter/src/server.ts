import { createApp } from './app.ts'

const port = Number(process.env.PORT ?? 3000)
await createApp().listen({ port, host: '127.0.0.1' })
console.log(`http://localhost:${port}`)
