import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Standing } from '#contract/kit/access.ts'
import { getPage, type PagePart, type PartReply } from '#contract/kit/page-call.ts'
import { type Db, onOneConnection } from '../db/db.ts'
import { withSharedReads } from '../db/reads.ts'
import { withTimeout } from '../load/deadline.ts'
import type { Actor } from '../deps.ts'
import { toLoggedError } from './error-responses.ts'
import { createLocalRateLimit } from './rate-limit.ts'
import { type App, identify, parse, withoutStaffAccess } from './serve.ts'

type FindParts = (path: string, person: Standing) => PagePart[]
/** Reads what every page of the area shows, so that its parts find it. */
type ReadFrame = (db: Db, path: string, actor: Actor) => void

/** Runs all requests of a page in one; each part is answered, or refused, as its own endpoint would. */
export function pageCallRoute(app: App, findParts: FindParts, readFrame: ReadFrame) {
  const { deps } = app
  const timeoutMs = deps.env.requestTimeoutSeconds * 1000
  const people = new WeakMap<FastifyRequest, Actor>()
  const { times, seconds } = getPage.limit!
  const enforceLimit = createLocalRateLimit({ times: Math.ceil(times * deps.env.rateLimitFactor), seconds })

  async function answer(part: PagePart, input: Input): Promise<PartReply> {
    const { request, start } = input
    const { endpoint, path, params, query } = part
    try {
      const run = app.readable.get(endpoint)!
      const remainingMs = timeoutMs - (performance.now() - start)
      const body = await withTimeout(run({ ...input, params, query }), remainingMs)
      return { path, http: 200, body }
    } catch (thrown) {
      const error = toLoggedError(thrown, request)
      return { path, http: error.httpStatus, body: error.toResponse(request.id) }
    }
  }

  app.route({
    method: getPage.method,
    url: getPage.path,
    config: { endpoint: getPage, skipDeadline: true },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const actor = (await identify(deps, { ...getPage, limit: null }, request))!
      enforceLimit(actor.id, Date.now())
      people.set(request, actor)
      request.actor = withoutStaffAccess(actor)
    },
    handler: async (request, reply) => {
      const actor = people.get(request)!
      const { path } = parse(getPage.query, request.query)
      const start = performance.now() - request.spent
      const parts = await onOneConnection(deps.db, (handle) => {
        const db = withSharedReads(handle)
        readFrame(db, path, actor)
        const input = { db, actor, request, reply, start }
        return Promise.all(findParts(path, actor).map((part) => answer(part, input)))
      })
      return { status: 1, message: 'OK', data: { parts } }
    },
  })
}

type Input = {
  db: Db
  actor: Actor
  request: FastifyRequest
  reply: FastifyReply
  start: number
}
