import { availableParallelism } from 'node:os'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { submitSolution } from '#contract/learning/solutions.ts'
import type { TokenOwner } from '#server/identity/index.ts'
import { AppError, notAllowed, notFound, overloaded } from '#server/kit/errors.ts'
import { flushPacket, packet } from '#server/kit/git/pkt-line.ts'
import { readBundle, removeOldRepositories } from '#server/kit/git/repository.ts'
import { toLoggedError } from '#server/kit/http/error-responses.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import type { App } from '#server/kit/http/serve.ts'
import { createSemaphore } from '#server/kit/load/semaphore.ts'
import { answerPush } from './answer-push.ts'
import { readStored, withRepository } from './bundles.service.ts'
import { followPush } from './follow.service.ts'
import { maxPushBytes } from './limits.ts'
import { openPlace, type Place, type Workshop } from './open.service.ts'
import { advertisePush, parsePush, type PushRequest } from './push.rules.ts'
import { receivePush } from './push.service.ts'
import { createBodyReader } from './read-body.ts'
import { signIn } from './signed-in.ts'

const services = { 'git-upload-pack': 'read', 'git-receive-pack': 'push' } as const
type Service = keyof typeof services

/** A fetch only says what the client has and wants. */
const maxWantedBytes = 1024 * 1024
const maxPack = 64 * 1024 * 1024

/** At the same time, with those that wait for their turn or for the checks; more are refused with a sentence. */
const maxRequests = 400

/** Of one learner; pushes count with submissions. */
const fetches = { times: 300, seconds: 600 }

/** Git's protocol over HTTP (docs/decisions/103-git.md), outside the JSON contract. */
export function gitRoutes({ deps }: App, http: FastifyInstance) {
  const { db, git } = deps
  const limit = createSemaphore(Math.max(2, availableParallelism()), { maxWaiting: maxRequests, error: overloaded })
  const withBody = createBodyReader()
  const closing = new AbortController()
  http.addHook('preClose', async () => closing.abort())
  if (git) void removeOldRepositories(new Date(Date.now() - 60 * 60 * 1000)).catch(() => {})
  for (const service of Object.keys(services))
    http.addContentTypeParser(`application/x-${service}-request`, (_request, body, done) => done(null, body))
  http.setErrorHandler(sendAsText)
  let requests = 0
  http.addHook('onRequest', async (_request, { raw }) => {
    requests += 1
    raw.once('close', () => void (requests -= 1))
    if (requests > maxRequests) throw overloaded()
  })

  async function enter(request: FastifyRequest, reply: FastifyReply, service: Service) {
    reply.header('cache-control', 'no-store')
    if (!git) throw new AppError('not_found', 'Git isn’t available on this server.')
    const owner = await signIn(deps, request, reply)
    if (services[service] === 'push' && owner.scope !== 'push')
      throw notAllowed('This access token can only clone. Make one that can push, in your settings.')
    const [, stepId] = /^(\d{1,9})(?:-[\w-]*)?(?:\.git)?$/.exec((request.params as { name: string }).name) ?? []
    if (stepId === undefined) throw notFound('This repository')
    const workshop: Workshop = { git, limit }
    const place = await openPlace(db, deps, workshop, { personId: owner.id, stepId: Number(stepId) })
    return { owner, workshop, place }
  }

  http.get('/git/:name/info/refs', { config: { skipDeadline: true } }, async (request, reply) => {
    const { service = '' } = request.query as { service?: string }
    if (!isService(service)) throw notFound('This repository')
    const { owner, workshop, place } = await enter(request, reply, service)
    await countFetch(owner)
    const bundle = await readStored(deps, place.row.fileId)
    reply.type(`application/x-${service}-advertisement`)
    if (service === 'git-receive-pack') return reply.send(advertisePush(readBundle(bundle).refs))
    const args = ['upload-pack', '--stateless-rpc', '--strict', '--timeout=20', '--advertise-refs', '.']
    const refs = await workshop.limit(() =>
      withRepository(workshop.git, bundle, (repository) => repository.run(args, { env: protocolOf(request) })),
    )
    return reply.send(Buffer.concat([packet(`# service=${service}\n`), flushPacket, refs]))
  })

  http.post('/git/:name/git-upload-pack', { config: { skipDeadline: true } }, async (request, reply) => {
    const { workshop, place } = await enter(request, reply, 'git-upload-pack')
    const args = ['upload-pack', '--stateless-rpc', '--strict', '--timeout=20', '.']
    const env = protocolOf(request)
    const pack = await withBody(request, reply, maxWantedBytes, async (input, refusal) => {
      if (refusal) throw refusal
      const bundle = await readStored(deps, place.row.fileId)
      return workshop.limit(() =>
        withRepository(workshop.git, bundle, (repository) =>
          repository.run(args, { env, input, maxBytes: maxPack, mayFail: true }),
        ),
      )
    })
    return reply.type('application/x-git-upload-pack-result').send(pack)
  })

  http.post('/git/:name/git-receive-pack', { config: { skipDeadline: true } }, async (request, reply) => {
    const { owner, workshop, place } = await enter(request, reply, 'git-receive-pack')
    const follow = await withBody(request, reply, maxPushBytes, async (body, refusal) => {
      const pushed = parsePush(body)
      if (!pushed) return null
      if (refusal) return refuse(request, reply, pushed, refusal)
      return receive({ request, reply, owner, workshop, place, pushed })
    })
    if (!follow) return reply.type('application/x-git-receive-pack-result').send(Buffer.alloc(0))
    await follow()
    return reply
  })

  type Receiving = {
    request: FastifyRequest
    reply: FastifyReply
    owner: TokenOwner
    workshop: Workshop
    place: Place
    pushed: PushRequest
  }

  /** Returns what is left to do when the pack is no longer needed. */
  async function receive({ request, reply, owner, workshop, place, pushed }: Receiving): Promise<() => Promise<void>> {
    const answer = answerPush(reply, pushed)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    try {
      await countPush(owner)
      const result = await receivePush(db, deps, workshop, place, pushed)
      answer.report(null)
      const signal = AbortSignal.any([closing.signal, gone.signal])
      return async () => {
        try {
          for await (const line of followPush(db, deps, place, result, signal))
            if (line === null) answer.keepAlive()
            else answer.print(line)
        } catch (error) {
          // The attempt is stored, whatever happens to its results here.
          toLoggedError(error, request)
        }
        answer.end()
      }
    } catch (error) {
      return finish(answer, toLoggedError(error, request))
    }
  }

  const countFetch = (owner: TokenOwner) => enforceRateLimit(db, `git fetch person ${owner.id}`, scaled(fetches))
  /** As if it was sent over the page. */
  const countPush = (owner: TokenOwner) =>
    enforceRateLimit(db, `${submitSolution.path} person ${owner.id}`, scaled(submitSolution.limit!))
  const scaled = ({ times, seconds }: typeof fetches) => ({
    seconds,
    times: Math.ceil(times * deps.env.rateLimitFactor),
  })
}

const refuse = (request: FastifyRequest, reply: FastifyReply, pushed: PushRequest, error: AppError) =>
  finish(answerPush(reply, pushed), toLoggedError(error, request))

function finish(answer: ReturnType<typeof answerPush>, { message }: AppError): () => Promise<void> {
  answer.print(message)
  answer.report(message)
  answer.end()
  return async () => {}
}

const isService = (name: string): name is Service => Object.hasOwn(services, name)

/** The version of the protocol that the client asks for; nothing else of what it sends reaches the program. */
const protocolOf = ({ headers }: FastifyRequest) => ({
  GIT_PROTOCOL: headers['git-protocol'] === 'version=2' ? 'version=2' : '',
})

/** Git prints plain text. */
function sendAsText(thrown: Error, request: FastifyRequest, reply: FastifyReply) {
  const error = toLoggedError(thrown, request)
  request.errorCode = error.code
  if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
  return reply.code(error.httpStatus).type('text/plain; charset=utf-8').send(`${error.message}\n`)
}
