import { createServer } from 'node:http'
import pg from 'pg'

// Settings are read here and there. Your task is to read them once, and to check them.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? 'postgres://postgres:password@localhost/seatfinder' })
const secret = process.env.SESSION_SECRET ?? 'practice-secret'

const server = createServer(async (req, res) => {
  if (req.url === '/livez') return void res.end('alive\n')
  try {
    const { rows } = await pool.query('select now() as time')
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...rows[0], secretLength: secret.length }))
  } catch (error) {
    console.error(error)
    res.writeHead(503).end()
  }
})
server.listen(Number(process.env.PORT), () => console.log('Listening on', server.address()))
