import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createLoginLimit } from './login-limit.ts'
import { contentSecurityPolicy, isForeign } from './protect.ts'
import { createResets, requestReset } from './resets.ts'
import { may, type Action } from './rights.ts'
import { createSessions, type Person } from './sessions.ts'

const Login = z.strictObject({ email: z.email(), password: z.string().min(1).max(200) })
const ResetRequest = z.strictObject({ email: z.email() })
const NewPassword = z.strictObject({ token: z.string().min(1), password: z.string().min(10, 'Use at least 10 characters.').max(200) })
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
  readonly retryAfter: number | null
  constructor(status: number, code: string, message: string, field: string | null = null, retryAfter: number | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
    this.retryAfter = retryAfter
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

function readToken(request: FastifyRequest): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === 'session')?.[1] ?? null
}

type Settings = {
  people: Person[]
  origin: string
  sendMail: (to: string, text: string) => Promise<void>
  now?: () => number
}

export function buildApp({ people, origin, sendMail, now = Date.now }: Settings): FastifyInstance {
  const app = Fastify()
  // Headers for every answer, and no change that another site has started.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
    if (isForeign(request.method, request.headers.origin, origin)) {
      return reply.code(403).send({ code: 'foreign_origin', message: 'This request came from another site.', field: null })
    }
  })
  const sessions = createSessions({ now })
  const loginLimit = createLoginLimit({ now })
  const resets = createResets(new Map(), {
    now,
    newToken: () => randomBytes(32).toString('base64url'),
    digest: (token) => createHash('sha256').update(token).digest('hex'),
  })
  const entries = new Map<string, Entry>()

  app.setErrorHandler((error: unknown, _request, reply) => {
    if (error instanceof ApiError) {
      if (error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter))
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
    const key = email.toLowerCase()
    // Before the password is looked at: a waiting attacker learns nothing, not even whether the last guess was right.
    const wait = loginLimit.secondsToWait(key)
    if (wait > 0) throw new ApiError(429, 'too_many_tries', `Too many tries. Wait ${Math.ceil(wait / 60)} minutes.`, null, wait)
    // Counted before the slow check: otherwise a hundred tries at the same moment would all pass. A correct password clears it.
    loginLimit.fail(key)
    const person = people.find((one) => one.email === key)
    const right = await verify(person?.passwordHash ?? nobodysHash, password)
    if (!person || !right) throw new ApiError(401, 'wrong_login', 'Email or password is wrong.')
    loginLimit.succeed(key)
    return reply.header('set-cookie', cookie(sessions.start(person.id), 12 * 60 * 60)).send({ role: person.role })
  })

  app.post('/logout', (request, reply) => {
    const token = readToken(request)
    if (token !== null) sessions.end(token)
    return reply.header('set-cookie', cookie('', 0)).send({ ok: true })
  })

  app.post('/reset/request', (request) => {
    const { email } = check(ResetRequest, request.body)
    const findPersonId = (address: string) => people.find((one) => one.email === address.toLowerCase())?.id ?? null
    return requestReset(email, { findPersonId, resets, sendMail, origin })
  })

  app.post('/reset', async (request) => {
    const { token, password } = check(NewPassword, request.body)
    const personId = resets.use(token)
    const person = people.find(({ id }) => id === personId)
    if (!person) throw new ApiError(400, 'link_expired', 'This link is no longer valid. Ask for a new one.')
    person.passwordHash = await hashPassword(password)
    // A thief who was signed in is out now.
    sessions.endAllOf(person.id)
    return { ok: true }
  })

  app.post('/entries', (request, reply) => {
    allow(request, 'entries:add')
    const entry = check(NewEntry, request.body)
    // A payment settles a part of the debt, so it needs the stronger right.
    if (entry.kind === 'payment') allow(request, 'entries:settle')
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
