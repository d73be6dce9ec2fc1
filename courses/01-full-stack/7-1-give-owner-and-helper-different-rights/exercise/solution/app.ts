import { hash, verify } from '@node-rs/argon2'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readToken as tokenIn } from './access.ts'
import { may, rightFor, type Action } from './rights.ts'
import { createSessions, type Person } from './sessions.ts'

const Login = z.strictObject({ email: z.email(), password: z.string().min(1).max(200) })
const NewEntry = z.strictObject({
  id: z.uuid(),
  customerId: z.string().min(1),
  kind: z.enum(['credit', 'payment']),
  paise: z.int().positive(),
  note: z.string().max(200),
})
type Entry = z.infer<typeof NewEntry>

class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | null
  constructor(status: number, code: string, message: string, field: string | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

// argon2id with the minimum that OWASP recommends: 19 MiB of memory, 2 rounds, 1 thread.
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const hashPassword = (password: string): Promise<string> => hash(password, argon2)
// For an unknown email the same work is done, so that the time doesn't tell whether the account exists.
const nobodysHash = await hashPassword('nobody has this password')

function check<T>(schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ApiError(400, 'invalid', issue?.message ?? 'Invalid data.', issue?.path.join('.') || null)
}

const readToken = (request: FastifyRequest): string | null => tokenIn(request.headers.cookie)

export function buildApp({ people, now = Date.now }: { people: Person[]; now?: () => number }): FastifyInstance {
  const app = Fastify()
  const sessions = createSessions({ now })
  const entries = new Map<string, Entry>()

  app.setErrorHandler((error: unknown, _request, reply) => {
    if (error instanceof ApiError) {
      const { status, code, message, field } = error
      return reply.code(status).send({ code, message, field })
    }
    // Fastify's own errors, such as invalid JSON or a body that is too large.
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status < 500) return reply.code(status).send({ code: 'bad_request', message: (error as Error).message, field: null })
    return reply.code(500).send({ code: 'internal', message: 'Something went wrong.', field: null })
  })

  /** The check in front of every route: who is it (401), and may they do this (403)? */
  function allow(request: FastifyRequest, action: Action): Person {
    const token = readToken(request)
    const personId = token === null ? null : sessions.find(token)
    const person = people.find(({ id }) => id === personId)
    if (!person) throw new ApiError(401, 'sign_in', 'Please sign in.')
    if (!may(person.role, action)) throw new ApiError(403, 'forbidden', 'Only the owner can do this.')
    return person
  }

  const cookie = (token: string, seconds: number): string =>
    `session=${token}; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=${seconds}`

  app.post('/login', async (request, reply) => {
    const { email, password } = check(Login, request.body)
    const person = people.find((one) => one.email === email.toLowerCase())
    const right = await verify(person?.passwordHash ?? nobodysHash, password)
    if (!person || !right) throw new ApiError(401, 'wrong_login', 'Email or password is wrong.')
    return reply.header('set-cookie', cookie(sessions.start(person.id), 12 * 60 * 60)).send({ role: person.role })
  })

  app.post('/logout', (request, reply) => {
    const token = readToken(request)
    if (token !== null) sessions.end(token)
    return reply.header('set-cookie', cookie('', 0)).send({ ok: true })
  })

  app.post('/entries', (request, reply) => {
    allow(request, 'entries:add')
    const entry = check(NewEntry, request.body)
    // A payment settles a part of the debt, so it needs the stronger right.
    allow(request, rightFor(entry.kind))
    const existing = entries.get(entry.id)
    if (existing) {
      // The same entry again is harmless. Another one would overwrite the ledger, and with it a debt.
      if (JSON.stringify(existing) !== JSON.stringify(entry)) throw new ApiError(409, 'id_taken', 'Another entry has this id.', 'id')
      return reply.send(existing)
    }
    entries.set(entry.id, entry)
    return reply.code(201).send(entry)
  })

  app.post<{ Params: { customerId: string } }>('/customers/:customerId/settle', (request, reply) => {
    allow(request, 'entries:settle')
    const { customerId } = request.params
    const paise = [...entries.values()]
      .filter((entry) => entry.customerId === customerId)
      .reduce((sum, entry) => sum + (entry.kind === 'credit' ? entry.paise : -entry.paise), 0)
    if (paise <= 0) throw new ApiError(409, 'nothing_owed', 'This customer owes nothing.')
    const entry: Entry = { id: crypto.randomUUID(), customerId, kind: 'payment', paise, note: 'Settled' }
    entries.set(entry.id, entry)
    return reply.code(201).send(entry)
  })

  return app
}
