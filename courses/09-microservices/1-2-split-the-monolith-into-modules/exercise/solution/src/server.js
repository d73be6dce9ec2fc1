// Starts the app on your computer: npm start. Read only.
import { createApp } from './app.js'

console.log('listening on', await createApp().listen({ port: Number(process.env.PORT ?? 3000) }))
