import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isForStaff, mayUse } from '#contract/kit/access.ts'
import type { ExtraFieldsOf, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf, Upload } from '#contract/kit/endpoint.ts'
import type { Actor, Deps, Tools } from '../deps.ts'
import { clientNetwork } from './client-address.ts'
import { truncate } from '../truncate.ts'
import type { Db } from '../db/db.ts'
import { withTimeout } from '../load/deadline.ts'
import {
  AppError,
  invalid,
  membershipMissing,
  notAllowed,
  notSignedIn,
  secondFactorMissing,
  tooManyRequests,
  unknownField,
} from '../errors.ts'
import { hashRequest, idempotencyKeyOf, runIdempotent } from './idempotency.ts'
import { enforceRateLimit } from './rate-limit.ts'
import { receiveUpload, type ReceivedFile } from '../uploads/receive-upload.ts'

export type App = FastifyInstance & {
  deps: Deps
  /** The endpoints that a page call may run too. */
  readable: Map<Endpoint, RunEndpoint>
}

/** Runs an endpoint without a body as its own route would. */
type RunEndpoint = (input: {
  db: Db
  actor: Actor | null
  params: unknown
  query: unknown
  request: FastifyRequest
  reply: FastifyReply
}) => Promise<object>

type ActorOf<E extends Endpoint> = E['access'] extends 'public' ? Actor | null : Actor

export type Context<E extends Endpoint> = {
  db: Db
  tools: Tools
  actor: ActorOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  files: ReceivedFile[]
  /** What was accepted; null without an upload. */
  upload: Upload | null
  request: FastifyRequest
  reply: FastifyReply
  /** Sets the message of the response, which is 'OK' otherwise. */
  setMessage: (message: string) => void
  /** Sets the top-level fields of the response besides `data`. */
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

/** Runs before a file is received: checks whether the person may upload, and returns what is accepted. */
type BeforeUpload<E extends Endpoint> = (context: { db: Db; tools: Tools; actor: ActorOf<E> }) => Promise<Upload>

/** Serves an endpoint as declared: access, rate limit and input are checked before the handler runs. */
export function serve<E extends Endpoint>(app: App, endpoint: E, handle: Handler<E>, before?: BeforeUpload<E>) {
  const { deps } = app
  const timeoutMs = (endpoint.timeoutSeconds ?? deps.env.requestTimeoutSeconds) * 1000
  if (endpoint.method === 'GET') app.readable.set(endpoint, (input) => runRead(deps, endpoint, handle, input))
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint, skipDeadline: true },
    // Before the body is parsed, so that nobody without access can make us parse one.
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      request.actor = await authorize(deps, endpoint, request)
    },
    handler: async (request, reply) => {
      const params = parse(endpoint.params, request.params)
      const query = parse(endpoint.query, request.query)
      const context = { db: deps.db, tools: deps, actor: request.actor as ActorOf<E> }
      const upload = before ? await withTimeout(before(context), timeoutMs - request.spent) : (endpoint.upload ?? null)
      const { files, fields } = upload
        ? await receiveUpload(deps, upload, request)
        : { files: [], fields: request.body ?? {} }
      try {
        const body = parse(endpoint.body, fields)
        const input = { params, query, body, files, upload, request, reply, actor: request.actor }
        const run = (db: Db) => runHandler(endpoint, handle, { db, tools: deps, ...input })
        const key = endpoint.idempotent ? idempotencyKeyOf(request.headers) : null
        if (key === null) return await withTimeout(run(deps.db), timeoutMs - request.spent)
        const name = `${endpoint.method} ${endpoint.path}`
        const scope = request.actor ? `person ${request.actor.id}` : 'public'
        const idempotent = {
          scope,
          key,
          endpoint: name,
          requestHash: hashRequest({ params, query, body, ...hashesOf(files) }),
        }
        // The handler gets no other database handle than this transaction.
        const running = runIdempotent(deps.db, idempotent, run)
        const { response, isRetry } = await withTimeout(running, timeoutMs - request.spent)
        // The first request has already stored the same files.
        if (isRetry) await discardAll(files)
        return response
      } catch (error) {
        // After a timeout or a lost connection the transaction may still have been committed.
        if (error instanceof AppError && !error.isUncertain) await discardAll(files)
        throw error
      }
    },
  })
}

async function runRead<E extends Endpoint>(
  tools: Tools,
  endpoint: E,
  handle: Handler<E>,
  input: Parameters<RunEndpoint>[0],
) {
  await assertAccess(tools, endpoint, input.actor)
  const params = parse(endpoint.params, input.params)
  const query = parse(endpoint.query, input.query)
  const actor = withoutStaffAccess(input.actor)
  return runHandler(endpoint, handle, { ...input, tools, actor, params, query, body: {}, files: [], upload: null })
}

const hashesOf = (files: ReceivedFile[]) =>
  files.length === 0 ? {} : { files: files.map(({ sha256 }) => sha256.toString('hex')) }

const discardAll = (files: ReceivedFile[]) => Promise.all(files.map((file) => file.discard()))

/** Runs the handler and removes everything from the response that the endpoint does not declare. */
async function runHandler<E extends Endpoint>(endpoint: E, handle: Handler<E>, input: object) {
  let message = 'OK'
  let extraFields: unknown = {}
  const setMessage = (text: string) => void (message = text)
  const setExtraFields = (fields: unknown) => void (extraFields = fields)
  const context = { ...input, setMessage, setExtraFields }
  const data = endpoint.reply.parse(await handle(context as unknown as Context<E>))
  return { status: 1, message, data, ...(endpoint.extraFields.parse(extraFields) as object) }
}

type AccessRule = Pick<Endpoint, 'access' | 'limit'> & { path: string; needsMembership?: boolean }

/** Identifies the person and checks their access and rate limit. */
export async function authorize(deps: Deps, rule: AccessRule, request: FastifyRequest): Promise<Actor | null> {
  return withoutStaffAccess(await identify(deps, rule, request))
}

/** As `authorize`, but staff without their second factor keep their role: check each further access with `assertAccess`. */
export async function identify(deps: Deps, rule: AccessRule, request: FastifyRequest): Promise<Actor | null> {
  const start = performance.now()
  const actor = await withTimeout(findWithAccess(deps, rule, request), deps.env.requestTimeoutSeconds * 1000)
  request.spent = performance.now() - start
  return actor
}

async function findWithAccess(deps: Deps, rule: AccessRule, request: FastifyRequest): Promise<Actor | null> {
  const { access, path } = rule
  const limit = rule.limit && { ...rule.limit, times: Math.ceil(rule.limit.times * deps.env.rateLimitFactor) }
  const token = bearerToken(request)
  const found = token ? await deps.findActor(token, limit && { name: path, limit }) : null
  if (access !== 'public' && !found) throw await signedOut(deps, token)
  if (!found) {
    await assertAccess(deps, rule, null)
    if (limit) await enforceRateLimit(deps.db, `${path} address ${clientNetwork(request.ip)}`, limit)
    return null
  }
  const { wait, ...actor } = found
  await assertAccess(deps, rule, actor)
  if (wait > 0) throw tooManyRequests(wait)
  return actor
}

async function assertAccess(tools: Tools, { access, needsMembership = false }: AccessRule, actor: Actor | null) {
  if (!mayUse(actor, access)) throw notAllowed()
  if (actor?.lacksSecondFactor && isForStaff(access)) throw secondFactorMissing()
  if (needsMembership && actor?.role === 'learner' && !actor.isMember)
    throw membershipMissing(await tools.pendingMessage(actor.id))
}

/** Calls that are open to learners too must not give staff without their second factor more than a learner's access. */
export const withoutStaffAccess = (actor: Actor | null): Actor | null =>
  actor?.lacksSecondFactor ? { ...actor, role: 'learner', adjustments: null } : actor

async function signedOut({ whySignedOut }: Deps, token: string | null): Promise<AppError> {
  const reason = token ? await whySignedOut(token) : null
  return reason === null ? notSignedIn() : new AppError('session_ended', reason)
}

function bearerToken(request: FastifyRequest): string | null {
  const [, token = null] = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '') ?? []
  return token
}

export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalid(fieldErrors(parsed.error))
}

/** A body may have any number of keys; its error response must not be as long. */
const maxUnknownKeys = 20

/** The first message for each field. Messages about the whole form are under `form`. */
function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  let unknownLeft = maxUnknownKeys
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : []
    for (const key of unknown) {
      if (unknownLeft-- <= 0) break
      fields[[...issue.path, truncate(key, 60)].join('.')] ??= unknownField
    }
    if (unknown.length === 0) fields[issue.path.join('.') || 'form'] ??= issue.message
  }
  return fields
}
