// Starts both services on your computer: npm start. Read only.
import { createApp } from './app.js'

const app = await createApp()
console.log('listening on', await app.listen({ port: Number(process.env.PORT ?? 3000) }))
