import { once } from 'node:events'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withTimeout } from '#server/kit/load/deadline.ts'
import { notFound, notSignedIn } from '#server/kit/errors.ts'
import { isFileId } from '#server/kit/files/store.ts'
import { authorize, type App } from '#server/kit/http/serve.ts'
import { readSettings } from '#server/site/index.ts'
import {
  acceptedFiles,
  extensions,
  formatMetadata,
  parseOffset,
  parseUploadRequest,
  partType,
  version,
  wrongContentType,
  wrongVersion,
} from './rules.ts'
import { createActiveUploads } from './active-uploads.ts'
import { createUpload, checkPart, receivePart, removeUpload, requireUpload, uploadProgress } from './service.ts'

// A file of 200 MB in parts of 4 MB over a bad connection takes some hundred calls.
const accessRule = { access: 'learner', limit: { times: 600, seconds: 60 }, path: '/uploads' } as const

/** Resumable uploads of solution files by the tus protocol (docs/decisions/007), outside the JSON contract. */
export function uploadRoutes(app: App) {
  void app.register(async (tus) => {
    // Only here: parts are streamed, not buffered.
    tus.addContentTypeParser(partType, (_request, body, done) => done(null, body))
    tus.addHook('onRequest', checkVersion)
    tus.options('/uploads', async (_request, reply) => {
      const { maxBytes } = acceptedFiles((await readSettings(app.deps.db)).submission)
      const capabilities = { 'tus-version': version, 'tus-extension': extensions, 'tus-max-size': maxBytes }
      return reply.code(204).headers(capabilities).send()
    })
    tus.register(async (signedIn) => {
      signedIn.addHook('onRequest', async (request) => {
        request.actor = await authorize(app.deps, accessRule, request)
      })
      signedInRoutes(app, signedIn)
    })
  })
}

function signedInRoutes({ deps: tools }: App, tus: FastifyInstance) {
  const { db } = tools
  const active = createActiveUploads()
  tus.post('/uploads', async (request, reply) => {
    const personId = callerOf(request)
    const id = await createUpload(db, tools, personId, parseUploadRequest(request.headers))
    // Begun again under its own id, it may have got further.
    await active.interrupt({ id, personId })
    const { received } = await uploadProgress(db, tools, personId, id)
    return withOffset(reply, received).code(201).header('location', `/uploads/${id}`).send()
  })
  tus.head('/uploads/:id', async (request, reply) => {
    const [id, personId] = [idOf(request), callerOf(request)]
    await active.interrupt(await requireUpload(db, personId, id))
    const upload = await uploadProgress(db, tools, personId, id)
    return withOffset(reply, upload.received)
      .headers({ 'upload-length': upload.bytes, 'upload-metadata': formatMetadata(upload) })
      .code(200)
      .send()
  })
  tus.patch('/uploads/:id', { onRequest: acceptOnlyParts, config: { skipDeadline: true } }, async (request, reply) => {
    const timeoutMs = tools.env.requestTimeoutSeconds * 1000 - request.spent
    const [id, personId] = [idOf(request), callerOf(request)]
    const check = async () => {
      const upload = await requireUpload(db, personId, id)
      return { upload, limits: await checkPart(db, tools, upload, parseOffset(request.headers)) }
    }
    // Registered before it is checked: beginning the upload again must stop this part even then.
    const receiving = active.run({ id, personId }, request.raw, async () => {
      const { upload, limits } = await withTimeout(check(), timeoutMs)
      return receivePart(db, tools, upload, limits, request.raw)
    })
    // The time limit starts when the part has arrived: a slow connection may take longer.
    await Promise.race([receiving, once(request.raw, 'close').catch(() => null)])
    return withOffset(reply, await withTimeout(receiving, timeoutMs))
      .code(204)
      .send()
  })
  tus.delete('/uploads/:id', async (request, reply) => {
    const [id, personId] = [idOf(request), callerOf(request)]
    await active.interrupt(await requireUpload(db, personId, id))
    await removeUpload(db, tools, personId, id)
    return reply.code(204).send()
  })
}

async function checkVersion(request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'tus-resumable': version, 'cache-control': 'no-store' })
  if (request.method === 'OPTIONS' || request.headers['tus-resumable'] === version) return
  // The tus protocol requires this status.
  return reply.code(412).header('tus-version', version).send(wrongVersion().toResponse(request.id))
}

async function acceptOnlyParts({ headers }: FastifyRequest) {
  if (headers['content-type'] !== partType) throw wrongContentType()
}

const withOffset = (reply: FastifyReply, received: number) => reply.header('upload-offset', received)

function callerOf({ actor }: FastifyRequest): number {
  if (!actor) throw notSignedIn()
  return actor.id
}

function idOf({ params }: FastifyRequest): string {
  const { id } = params as { id: string }
  if (!isFileId(id)) throw notFound('This upload')
  return id
}
