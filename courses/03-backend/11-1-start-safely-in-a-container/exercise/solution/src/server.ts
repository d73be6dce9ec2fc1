import { createServer } from 'node:http'
import pg from 'pg'
import { readConfig } from './config.ts'

let config
try {
  config = readConfig(process.env)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

const pool = new pg.Pool({ connectionString: config.databaseUrl, max: 5, connectionTimeoutMillis: 3_000 })
try {
  await pool.query('select 1')
} catch (error) {
  console.error(`The database can't be reached: ${(error as Error).message}`)
  process.exit(1)
}

const server = createServer(async (req, res) => {
  if (req.url === '/livez') return void res.end('alive\n')
  try {
    const { rows } = await pool.query('select now() as time')
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0]))
  } catch (error) {
    console.error(error)
    res.writeHead(503).end()
  }
})
server.listen(config.port, () => console.log(`Listening on port ${config.port} as user ${process.getuid?.()}`))

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    console.log(`${signal}: stopping`)
    server.close(() => void pool.end())
    server.closeIdleConnections()
  })
