import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

const config = readConfig(process.env)
const app = buildApp({ logLevel: config.LOG_LEVEL })
await app.listen({ port: config.PORT, host: '127.0.0.1' })
