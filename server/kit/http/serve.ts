import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  type Access,
  type ExtraFieldsOf,
  type BodyOf,
  type Endpoint,
  mayUse,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Upload,
} from '#contract/kit/endpoint.ts'
import type { Actor } from './actor.ts'
import { truncate } from '../truncate.ts'
import type { Db } from '../db/db.ts'
import type { Deps, Tools } from '../deps.ts'
import { withTimeout } from '../load/deadline.ts'
import { AppError, invalid, notAllowed, notSignedIn, secondFactorMissing } from './errors.ts'
import { hashOf, keyOf, once } from './idempotency.ts'
import { enforceRateLimit } from './rate-limit.ts'
import { receiveUpload, type ReceivedFile } from '../uploads/receive-upload.ts'

export type App = FastifyInstance & { deps: Deps }

type ActorOf<E extends Endpoint> = E['access'] extends 'public' ? Actor | null : Actor

export type Context<E extends Endpoint> = {
  db: Db
  tools: Tools
  deps: Deps
  actor: ActorOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  files: ReceivedFile[]
  request: FastifyRequest
  reply: FastifyReply
  /** Replaces the answer's message. */
  setMessage: (message: string) => void
  /** Gives what the answer adds outside `data`. */
  setExtraFields: (fields: ExtraFieldsOf<E>) => void
}

type Handler<E extends Endpoint> = (context: Context<E>) => Promise<ReplyOf<E>> | ReplyOf<E>

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** Asked before the first byte of a file is received: refuses who may not send any, and answers what is accepted. */
type BeforeUpload<E extends Endpoint> = (given: { db: Db; deps: Deps; actor: ActorOf<E> }) => Promise<Upload>

/** Serves an endpoint as it is declared: access, limits and input are checked before the handler runs. */
export function serve<E extends Endpoint>(app: App, endpoint: E, handle: Handler<E>, before?: BeforeUpload<E>) {
  const { deps } = app
  const timeoutMs = (endpoint.timeoutSeconds ?? deps.env.requestTimeoutSeconds) * 1000
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint, skipDeadline: true },
    // Before the body is read: a stranger's megabytes are not worth parsing.
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      request.actor = await admit(deps, endpoint, request)
    },
    handler: async (request, reply) => {
      const params = read(endpoint.params, request.params)
      const query = read(endpoint.query, request.query)
      const given = { db: deps.db, deps, actor: request.actor as ActorOf<E> }
      const upload = before ? await withTimeout(before(given), timeoutMs - request.spent) : endpoint.upload
      const { files, fields } = upload
        ? await receiveUpload(deps, upload, request)
        : { files: [], fields: request.body ?? {} }
      try {
        const body = read(endpoint.body, fields)
        const input = { params, query, body, files, request, reply, actor: request.actor }
        const answer = (deps: Deps) => answerOf(endpoint, handle, deps, input)
        const key = endpoint.idempotent ? keyOf(request.headers) : null
        if (key === null) return await withTimeout(answer(deps), timeoutMs - request.spent)
        const name = `${endpoint.method} ${endpoint.path}`
        const scope = request.actor ? `person ${request.actor.id}` : 'public'
        const repeatable = { scope, key, endpoint: name, requestHash: hashOf({ params, query, body }) }
        // Whatever the handler reaches the database by, it is this transaction.
        const done = once(deps.db, repeatable, (db) => answer({ ...deps, db: db as Deps['db'] }))
        const told = await withTimeout(done, timeoutMs - request.spent)
        // The first time kept the same files.
        if (told.isRepeated) await discardAll(files)
        return told.answer
      } catch (error) {
        // Only a refusal says for sure that nothing was stored: an answer may be late, or lost after the commit.
        if (error instanceof AppError && error.code !== 'unreachable') await discardAll(files)
        throw error
      }
    },
  })
}

const discardAll = (files: ReceivedFile[]) => Promise.all(files.map((file) => file.discard()))

/** Runs the handler, and lets out only what the endpoint declares. */
async function answerOf<E extends Endpoint>(endpoint: E, handle: Handler<E>, deps: Deps, input: object) {
  let message = 'OK'
  let extraFields: unknown = {}
  const setMessage = (text: string) => void (message = text)
  const setExtraFields = (fields: unknown) => void (extraFields = fields)
  const given = { db: deps.db, tools: deps, deps, ...input, setMessage, setExtraFields }
  const data = endpoint.reply.parse(await handle(given as unknown as Context<E>))
  return { status: 1, message, data, ...(endpoint.extraFields.parse(extraFields) as object) }
}

type Door = Pick<Endpoint, 'access' | 'limit'> & { path: string }

/** Finds who calls, and refuses whoever may not or does so too often. */
export async function admit(deps: Deps, door: Door, request: FastifyRequest): Promise<Actor | null> {
  const began = performance.now()
  const actor = await withTimeout(identify(deps, door, request), deps.env.requestTimeoutSeconds * 1000)
  request.spent = performance.now() - began
  return actor
}

async function identify(deps: Deps, { access, limit, path }: Door, request: FastifyRequest): Promise<Actor | null> {
  const token = bearer(request)
  const actor = token ? await deps.findActor(token) : null
  if (access !== 'public' && !actor) throw notSignedIn()
  if (!mayUse(actor?.role ?? null, access)) throw notAllowed()
  if (actor?.lacksSecondFactor && isForStaff(access)) throw secondFactorMissing()
  if (limit) {
    const who = actor ? `person ${actor.id}` : `address ${request.ip}`
    await enforceRateLimit(deps.db, `${path} ${who}`, {
      ...limit,
      times: Math.ceil(limit.times * deps.env.rateLimitFactor),
    })
  }
  // What staff may do in addition to learners, in calls that are open to both, waits for it as well.
  return actor?.lacksSecondFactor ? { ...actor, role: 'learner' } : actor
}

const isForStaff = (access: Access) => access === 'mentor' || access === 'admin'

function bearer(request: FastifyRequest): string | null {
  const [, token = null] = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '') ?? []
  return token
}

function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw invalid(problems(parsed.error))
}

/** The first complaint about each field; what is wrong with the whole stands under `form`. */
function problems(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : []
    for (const key of unknown) {
      fields[[...issue.path, truncate(key, 60)].join('.')] ??= 'This field is not known here'
    }
    if (unknown.length === 0) fields[issue.path.join('.') || 'form'] ??= issue.message
  }
  return fields
}
