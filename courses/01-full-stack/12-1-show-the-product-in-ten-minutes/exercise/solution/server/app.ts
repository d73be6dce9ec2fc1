import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Action, allow, endSession, readToken, sessionCookie, sessionSeconds, startSession } from './access.ts'
import { ApiError, toResponse } from './errors.ts'
import { migrate } from './migrate.ts'
import { verify } from './passwords.ts'
import { addEntry, balances, entriesOf, settle } from './store.ts'

const Login = z.strictObject({ email: z.string(), password: z.string().max(200) })
const NewEntry = z.strictObject({
  id: z.uuid('The id is missing.').toLowerCase(),
  customerId: z.int('Choose a customer.').positive(),
  kind: z.enum(['credit', 'payment'], 'Choose took or paid.'),
  paise: z.int('Enter an amount above 0.').positive('Enter an amount above 0.').max(500_000, 'One entry can be at most ₹5,000.'),
  note: z.string().min(1, 'Say what it was.').max(200, 'Use at most 200 letters.'),
  on: z.iso.date('Write the date as 2026-04-07.'),
})
const fields = ['customerId', 'kind', 'paise', 'note', 'on'] as const
const nobody = 'scrypt$1024$bm9ib2R5$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

function check<T>(schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ApiError(400, 'invalid', issue?.message ?? 'Invalid data.', issue?.path.join('.') || null)
}

async function addDemo(db: PGlite) {
  const { rows } = await db.query('select 1 from customers limit 1')
  if (rows.length === 0) await db.exec(await readFile(new URL('../demo.sql', import.meta.url), 'utf8'))
}

type Account = { id: number; name: string; role: string; password: string }

export async function createApp({ db, isDemo = true }: { db: PGlite; isDemo?: boolean }): Promise<FastifyInstance> {
  await migrate(db)
  if (isDemo) await addDemo(db)
  const app = Fastify({ bodyLimit: 100_000 })
  const allowed = (request: FastifyRequest, action: Action) => allow(db, request.headers.cookie, action)
  const idOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

  app.setErrorHandler((error: unknown, request, reply) => {
    const { status, body } = toResponse(error)
    return reply.code(status).send(body)
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ code: 'not_found', message: `There is nothing at ${request.url}.`, field: null }),
  )

  app.get('/health', async (request, reply) => {
    try {
      const { rows } = await db.query<{ customers: number }>('select count(*)::int as customers from customers')
      return { ok: true, customers: rows[0]!.customers }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })

  app.post('/api/login', async (request, reply) => {
    const { email, password } = check(Login, request.body)
    const { rows } = await db.query<Account>('select person_id as id, name, role, password from people where email = $1', [email])
    const [person] = rows
    const isRight = verify(person?.password ?? nobody, password)
    if (!person || !isRight) throw new ApiError(401, 'wrong_login', 'Email or password is wrong.')
    reply.header('set-cookie', sessionCookie(await startSession(db, person.id), sessionSeconds))
    return { name: person.name, role: person.role }
  })

  app.post('/api/logout', async (request, reply) => {
    const token = readToken(request.headers.cookie)
    if (token) await endSession(db, token)
    return reply.header('set-cookie', sessionCookie('', 0)).code(204).send()
  })

  app.get('/api/me', async (request) => {
    const { name, role } = await allowed(request, 'entries:read')
    return { name, role }
  })

  app.get('/api/customers', async (request) => {
    await allowed(request, 'entries:read')
    return balances(db)
  })

  app.get<{ Params: { id: string } }>('/api/customers/:id/entries', async (request) => {
    await allowed(request, 'entries:read')
    const entries = await entriesOf(db, idOf(request.params.id))
    if (!entries) throw new ApiError(404, 'unknown_customer', 'There is no such customer.')
    return entries
  })

  app.post('/api/entries', async (request, reply) => {
    await allowed(request, 'entries:add')
    const entry = check(NewEntry, request.body)
    if (entry.kind === 'payment') await allowed(request, 'entries:settle')
    const { isNew, stored } = await addEntry(db, entry).catch((error: { code?: string }) => {
      if (error.code !== '23503') throw error
      throw new ApiError(404, 'unknown_customer', 'There is no such customer.', 'customerId')
    })
    if (fields.some((field) => stored[field] !== entry[field])) {
      throw new ApiError(409, 'id_taken', 'Another entry already has this id.', 'id')
    }
    return reply.code(isNew ? 201 : 200).send(stored)
  })

  app.post<{ Params: { id: string } }>('/api/customers/:id/settle', async (request, reply) => {
    await allowed(request, 'entries:settle')
    const on = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
    return reply.code(201).send(await settle(db, idOf(request.params.id), { id: randomUUID(), on }))
  })

  return app
}
