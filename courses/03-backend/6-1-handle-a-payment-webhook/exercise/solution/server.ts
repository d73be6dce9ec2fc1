import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { handleWebhook } from './webhook.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
const secret = process.env.SANDBOX_SECRET ?? 'practice-secret'

createServer(async (req, res) => {
  let status = 404
  let outcome = 'not found'
  if (req.url === '/webhooks/payments' && req.method === 'POST')
    try {
      const result = await handleWebhook(pool, secret, req.headers['x-sandbox-signature'] as string | undefined, await buffer(req))
      status = result.status
      outcome = result.outcome
    } catch (error) {
      console.error(error)
      status = 500
      outcome = 'error'
    }
  console.log(status, outcome)
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ outcome }))
}).listen(Number(process.env.PORT ?? 3000))
