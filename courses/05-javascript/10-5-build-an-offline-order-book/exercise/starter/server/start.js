// Starts the server on your computer: npm run api. Read only.
import { createApp } from './app.js'

console.log('listening on', await createApp().listen({ port: 3001 }))
