import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Action, allow, createSessions, readToken, rightFor, type Session, sessionCookie, sessionSeconds } from './access.ts'
import { ApiError, toResponse } from './errors.ts'
import { createLedger } from './ledger.ts'
import { verify } from './passwords.ts'
import { nobody, people } from './people.ts'

const Login = z.strictObject({ email: z.string(), password: z.string().max(200) })
const NewEntry = z.strictObject({
  id: z.uuid(),
  customerId: z.string(),
  kind: z.enum(['credit', 'payment']),
  paise: z.int().positive(),
  note: z.string().max(200),
  on: z.iso.date(),
})

function check<T>(schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ApiError(400, 'invalid', issue?.message ?? 'Invalid data.', issue?.path.join('.') || null)
}

type Options = { now?: () => number; sessions?: Map<string, Session> }

export function createApp({ now = Date.now, sessions = new Map() }: Options = {}): FastifyInstance {
  const app = Fastify({ bodyLimit: 100_000 })
  const ledger = createLedger()
  const { start, find, end } = createSessions(sessions, now)
  const allowed = (request: { headers: { cookie?: string } }, action: Action) =>
    allow(request.headers.cookie, action, { find, people })
  const today = () => new Date(now()).toISOString().slice(0, 10)

  app.setErrorHandler((error: unknown, request, reply) => {
    const { status, body } = toResponse(error)
    return reply.code(status).send(body)
  })

  app.post('/login', (request, reply) => {
    const { email, password } = check(Login, request.body)
    const person = people.find((one) => one.email === email)
    const isRight = verify(person?.password ?? nobody, password)
    if (!person || !isRight) throw new ApiError(401, 'wrong_login', 'Email or password is wrong.')
    reply.header('set-cookie', sessionCookie(start(person.id), sessionSeconds))
    return reply.send({ name: person.name, role: person.role })
  })

  app.post('/logout', (request, reply) => {
    const token = readToken(request.headers.cookie)
    if (token) end(token)
    return reply.header('set-cookie', sessionCookie('', 0)).code(204).send()
  })

  app.get('/customers', (request) => {
    allowed(request, 'entries:read')
    return ledger.balances()
  })

  app.post('/entries', (request, reply) => {
    allowed(request, 'entries:add')
    const entry = check(NewEntry, request.body)
    allowed(request, rightFor(entry.kind))
    return reply.code(ledger.add(entry) ? 201 : 200).send(entry)
  })

  app.post<{ Params: { customerId: string } }>('/customers/:customerId/settle', (request, reply) => {
    allowed(request, 'entries:settle')
    const { customerId } = request.params
    const paise = ledger.balance(customerId)
    if (paise <= 0) throw new ApiError(409, 'owes_nothing', 'This customer owes nothing.')
    const entry = { id: randomUUID(), customerId, kind: 'payment', paise, note: 'Settled', on: today() } as const
    ledger.add(entry)
    return reply.code(201).send(entry)
  })

  return app
}
