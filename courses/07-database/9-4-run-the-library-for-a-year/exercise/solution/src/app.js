import fastify from 'fastify'
import { readdir, readFile } from 'node:fs/promises'
import { load } from './load.js'
import { migrate } from './migrate.js'

const place = (name) => new URL(`../${name}`, import.meta.url)
const read = (name) => readFile(place(name), 'utf8')

export async function readMigrations() {
  const names = (await readdir(place('migrations'))).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map(async (name) => ({ name, sql: await read(`migrations/${name}`) })))
}

/** What the database refuses, in words. */
const refusals = { '23P01': [409, 'not_here'], 23502: [404, 'unknown_copy'], 23503: [404, 'unknown_member'] }

export async function createApp({ db }) {
  await db.exec(await read('library.sql'))
  await migrate(db, await readMigrations())
  const app = fastify()
  app.addContentTypeParser(['text/csv', 'text/plain'], { parseAs: 'string' }, (request, body, done) => done(null, body))
  app.setErrorHandler((error, request, reply) => {
    const [status, code] = refusals[error.code] ?? [500, 'internal_error']
    if (status === 500) console.error(error)
    return reply.code(status).send({ code })
  })

  app.post('/slips', ({ body }) => load(db, body))
  app.get('/doubts', async () => ({ doubts: (await db.query('select line, problem from doubts order by line')).rows }))
  app.post('/lendings', async ({ body }, reply) => {
    const { accessionNo, memberId, day } = body
    const { rows } = await db.query('select lend($1, $2, $3)::int as "lendingId"', [accessionNo, memberId, day])
    return reply.code(201).send(rows[0])
  })
  app.post('/lendings/:id/return', async ({ params, body }, reply) => {
    const { rows } = await db.query('select give_back($1, $2)::numeric(8, 2) as rupees', [params.id, body.day])
    return rows[0].rupees === null ? reply.code(409).send({ code: 'not_open' }) : rows[0]
  })
  app.get('/report', async () => {
    const { rows } = await db.query(
      `select branch, loans::int, still_out::int as "stillOut", late_percent::float8 as "latePercent" from branch_report
       order by branch`,
    )
    return { branches: rows }
  })
  return app
}
