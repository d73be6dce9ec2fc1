import { z } from 'zod'
import { deleteAccount, makeDataLink, tellDeletion } from '#contract/identity/my-data.ts'
import type { Limit } from '#contract/kit/endpoint.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { dataLink, isDataLinkValid } from './links.ts'
import { refuseStaff, zipName } from './rules.ts'
import { leave } from './service.ts'
import { personById } from '../people.store.ts'
import type { Leaving } from './personal-data.ts'

const Digits = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
const Link = z.object({ reader: Digits, until: Digits, sig: z.string() })

/** A download reads everything: some in an hour are enough for a line that breaks. */
const limit: Limit = { times: 20, seconds: 3600 }

export function myDataRoutes(app: App, { parts, sayGoodbye }: Leaving) {
  const { deps } = app
  serve(app, makeDataLink, ({ actor }) => ({ url: dataLink(deps, actor.id) }))

  serve(app, tellDeletion, async ({ db, actor }) => {
    refuseStaff(actor.role)
    const lost = await Promise.all(parts.map(async (part) => (await part.loses?.(db, actor.id, deps.clock())) ?? []))
    return {
      removed: parts.flatMap(({ removes }) => removes),
      kept: parts.flatMap(({ keeps }) => keeps),
      lost: lost.flat(),
    }
  })

  serve(app, deleteAccount, ({ actor, body, request, setMessage }) => {
    setMessage('Your account is deleted')
    return leave(deps, { parts, sayGoodbye }, { actor, password: body.password, address: request.ip })
  })

  // Without a HEAD of its own: that would read everything to answer nothing.
  app.get('/my-data/:reader', { exposeHeadRoute: false }, async (request, reply) => {
    const link = Link.safeParse({ ...(request.query as object), ...(request.params as object) })
    if (!link.success || !isDataLinkValid(deps, link.data)) throw notFound('This download')
    const { reader } = link.data
    const times = Math.ceil(limit.times * deps.env.rateLimitFactor)
    await enforceRateLimit(deps.db, `my data person ${reader}`, { ...limit, times })
    const person = await personById(deps.db, reader)
    if (!person || person.blockedAt || person.deletedAt) throw notFound('This download')
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${zipName(deps.clock())}"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(await zipped(deps, parts, person))
  })
}

/** What makes a zip is loaded with the first one. */
const zipped = async (...given: Parameters<(typeof import('./zip.ts'))['dataZip']>) =>
  (await import('./zip.ts')).dataZip(...given)
