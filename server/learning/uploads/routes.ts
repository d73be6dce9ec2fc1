import { once } from 'node:events'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withTimeout } from '#server/kit/load/deadline.ts'
import { AppError, notFound } from '#server/kit/http/errors.ts'
import { isFileId } from '#server/kit/files/store.ts'
import { authorize, type App } from '#server/kit/http/serve.ts'
import { readSettings } from '#server/site/index.ts'
import { acceptedFiles } from '../solutions/files.rules.ts'
import { runningUploads } from './running.ts'
import { extensions, metadataOf, notAPart, partType, readAnnouncement, readOffset } from './rules.ts'
import { version, wrongVersion } from './rules.ts'
import { beginUpload, expectPart, receivePart, removeUpload, requireUpload, standOf } from './service.ts'

// A file of 200 MB in parts of 4 MB on a bad connection is some hundred calls.
const door = { access: 'learner', limit: { times: 600, seconds: 60 }, path: '/uploads' } as const

/**
 * Files on their way to a solution, by the tus protocol (docs/decisions/007): a cut upload goes on where it stopped.
 * It is not part of the JSON contract, but knows the same people and refuses in the same shape.
 */
export function uploadRoutes(app: App) {
  void app.register(async (tus) => {
    // Only here: parts are streamed, never gathered in memory.
    tus.addContentTypeParser(partType, (_request, body, done) => done(null, body))
    tus.addHook('onRequest', greet)
    tus.options('/uploads', async (_request, reply) => {
      const { maxBytes } = acceptedFiles((await readSettings(app.deps.db)).submission)
      const can = { 'tus-version': version, 'tus-extension': extensions, 'tus-max-size': maxBytes }
      return reply.code(204).headers(can).send()
    })
    tus.register(async (closed) => {
      closed.addHook('onRequest', async (request) => void (request.actor = await authorize(app.deps, door, request)))
      callRoutes(app, closed)
    })
  })
}

function callRoutes({ deps }: App, tus: FastifyInstance) {
  const running = runningUploads()
  tus.post('/uploads', async (request, reply) => {
    const id = await beginUpload(deps, callerOf(request), readAnnouncement(request.headers))
    return reply.code(201).header('location', `/uploads/${id}`).send()
  })
  tus.head('/uploads/:id', async (request, reply) => {
    const id = idOf(request)
    await requireUpload(deps, callerOf(request), id)
    await running.settle(id)
    const upload = await standOf(deps, callerOf(request), id)
    return stand(reply, upload.received)
      .headers({ 'upload-length': upload.bytes, 'upload-metadata': metadataOf(upload) })
      .code(200)
      .send()
  })
  tus.patch('/uploads/:id', { onRequest: acceptOnlyParts, config: { skipDeadline: true } }, async (request, reply) => {
    const timeoutMs = deps.env.requestTimeoutSeconds * 1000 - request.spent
    const expected = async () => {
      const upload = await requireUpload(deps, callerOf(request), idOf(request))
      return { upload, limits: await expectPart(deps, upload, readOffset(request.headers)) }
    }
    const { upload, limits } = await withTimeout(expected(), timeoutMs)
    const coming = running.run(upload, request.raw, () => receivePart(deps, upload, limits, request.raw))
    // A slow line may take its time; what is done with the part when it is there may not.
    await Promise.race([coming, once(request.raw, 'close').catch(() => null)])
    return stand(reply, await withTimeout(coming, timeoutMs))
      .code(204)
      .send()
  })
  tus.delete('/uploads/:id', async (request, reply) => {
    const id = idOf(request)
    await requireUpload(deps, callerOf(request), id)
    await running.settle(id)
    await removeUpload(deps, callerOf(request), id)
    return reply.code(204).send()
  })
}

async function greet(request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'tus-resumable': version, 'cache-control': 'no-store' })
  if (request.method === 'OPTIONS' || request.headers['tus-resumable'] === version) return
  // The protocol's own status for this one refusal.
  return reply.code(412).header('tus-version', version).send(wrongVersion().toResponse(request.id))
}

async function acceptOnlyParts({ headers }: FastifyRequest) {
  if (headers['content-type'] !== partType) throw notAPart()
}

const stand = (reply: FastifyReply, received: number) => reply.header('upload-offset', received)

function callerOf({ actor }: FastifyRequest): number {
  if (!actor) throw new AppError('not_signed_in', 'Please sign in')
  return actor.id
}

function idOf({ params }: FastifyRequest): string {
  const { id } = params as { id: string }
  if (!isFileId(id)) throw notFound('This upload')
  return id
}
