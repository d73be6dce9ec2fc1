import { createApp } from './app.ts'
import { readConfig } from './config.ts'

const settings = readConfig(process.env)
if (settings.ok) {
  const app = createApp({ logLevel: settings.config.LOG_LEVEL })
  await app.listen({ port: settings.config.PORT, host: '127.0.0.1' })
} else {
  console.error(settings.message)
  process.exitCode = 1
}
