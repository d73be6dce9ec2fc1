// The service in a place where things go wrong. Read only.
import { readFile } from 'node:fs/promises'
import fastify from 'fastify'
import { migrate } from '../src/migrate.js'
import { createService } from '../src/service.js'

export async function createApp({ db }) {
  const ran = await migrate({ db, folder: 'migrations' })
  const lines = []
  let isDown = false
  // What the service gets: a database that can be down.
  const guarded =
    (name) =>
    async (...args) => {
      if (isDown) throw new Error('connect ECONNREFUSED postgres://returns:secret@db:5432')
      return db[name](...args)
    }
  const connection = { query: guarded('query'), exec: guarded('exec'), transaction: guarded('transaction') }
  const { app: service, beginStop } = createService({
    db: connection,
    version: '1.1.0',
    log: (line) => lines.push(line),
  })

  const app = fastify()
  app.all('/*', async ({ method, url, headers, body }, reply) => {
    const { traceparent } = headers
    const answer = await service.inject({
      method,
      url,
      headers: { ...(traceparent && { traceparent }) },
      ...(body && { payload: body }),
    })
    return reply
      .code(answer.statusCode)
      .type(answer.headers['content-type'] ?? 'text/plain')
      .send(answer.body)
  })
  app.get('/lab/migrations', () => ({ ran }))
  app.post('/lab/db', ({ body }) => {
    isDown = body.down
    return { isDown }
  })
  app.post('/lab/stop', () => {
    beginStop()
    return { stopping: true }
  })
  app.get('/lab/logs', () => lines.map((line) => JSON.parse(line)))
  app.get('/lab/traces', () => {
    const ids = lines.map((line) => String(JSON.parse(line).traceId))
    return { forms: ids.map((id) => (/^[0-9a-f]{32}$/.test(id) ? '32 hex digits' : id)), different: new Set(ids).size }
  })
  // How often a text is in the logs.
  app.get('/lab/logs/:text', ({ params }) => ({ found: lines.filter((line) => line.includes(params.text)).length }))
  // Adds up the series of /metrics that have the labels: /lab/metric/http_requests_total?route=/returns&status=201
  app.get('/lab/metric/:name', async ({ params, query }) => {
    const { body } = await service.inject({ method: 'GET', url: '/metrics' })
    const series = body.split('\n').flatMap((line) => {
      const [, name, labels, value] = /^([a-z_]+)\{(.*)\} ([\d.e+-]+)$/.exec(line) ?? []
      if (name !== params.name) return []
      const all = Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, text]) => [label, text]))
      return Object.entries(query).every(([label, text]) => all[label] === text) ? [Number(value)] : []
    })
    return { series: series.length, sum: series.reduce((sum, value) => sum + value, 0) }
  })
  // Version 1.0, which knows rupees only.
  app.post('/lab/old', async ({ body: { order, rupees } }) => {
    await db.query("insert into returns (order_no, reason, rupees, phone) values ($1, 'by 1.0', $2, '9800000000')", [
      order,
      rupees,
    ])
    return { order }
  })
  app.get('/lab/old/:order', async ({ params }) => {
    const { rows } = await db.query('select rupees::text from returns where order_no = $1', [params.order])
    return rows[0] ?? {}
  })
  app.post('/lab/contract', async () => {
    await db.exec(await readFile('contract/004-contract.sql', 'utf8'))
    const { rows } = await db.query(
      "select column_name as name from information_schema.columns where table_name = 'returns' order by ordinal_position",
    )
    return { columns: rows.map(({ name }) => name) }
  })
  return app
}
