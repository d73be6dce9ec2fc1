import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import type { App } from '#server/kit/http/serve.ts'
import { linkReader } from '#server/site/index.ts'
import { creditNoteOf, receiptOf } from './files.store.ts'
import { isLinkValid, receiptFileName } from './links.ts'
import { creditNoteTask, receiptTask } from './pdf-task.ts'

const Digits = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
// The file name isn't checked; the ID and the signature are.
const Link = z.object({ id: Digits, until: Digits, reader: Digits, sig: z.string() })

/** This allows downloading a year of receipts one by one. */
const limit = { times: 60, seconds: 60 }

type Sheet = { number: string; payerId: number }

/** Signed links to receipts and credit notes. They work while their reader is the payer or an admin. */
export function receiptFileRoutes(app: App) {
  const { env, db, workers } = app.deps

  /** Sends the sheet that the link opens, drawn by a worker. */
  async function send<Found extends Sheet>(
    request: FastifyRequest,
    reply: FastifyReply,
    { kind, find, draw }: Kind<Found>,
  ) {
    const link = Link.safeParse({ ...(request.query as object), ...(request.params as object) })
    if (!link.success || !isLinkValid(app.deps, kind, link.data)) throw notFound(`This ${kind}`)
    const { id, reader } = link.data
    await enforceRateLimit(db, `receipts person ${reader}`, {
      ...limit,
      times: Math.ceil(limit.times * env.rateLimitFactor),
    })
    const found = await find(id)
    if (!found || !(await mayRead(db, reader, found.payerId))) throw notFound(`This ${kind}`)
    app.awaitWorker(request.raw)
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${receiptFileName(found.number)}"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(await draw(found))
  }

  const receipt = kind({
    kind: 'receipt',
    find: (id) => receiptOf(db, id),
    draw: (found) => workers.render(receiptTask, [found]),
  })
  const creditNote = kind({
    kind: 'credit note',
    find: (id) => creditNoteOf(db, id),
    draw: (found) => workers.render(creditNoteTask, [found]),
  })
  const config = { isDocument: true }
  app.get('/receipts/:id/:name', { config }, (request, reply) => send(request, reply, receipt))
  app.get('/credit-notes/:id/:name', { config }, (request, reply) => send(request, reply, creditNote))
}

type Kind<Found extends Sheet> = {
  kind: 'receipt' | 'credit note'
  find: (id: number) => Promise<Found | null>
  draw: (found: Found) => Promise<Buffer>
}
const kind = <Found extends Sheet>(one: Kind<Found>) => one

async function mayRead(db: Db, readerId: number, payerId: number): Promise<boolean> {
  const reader = await linkReader(db, readerId)
  return reader !== null && (reader.id === payerId || reader.role === 'admin')
}
