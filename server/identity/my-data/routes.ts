import { z } from 'zod'
import * as contract from '#contract/identity/my-data.ts'
import type { Limit } from '#contract/kit/endpoint.ts'
import { notFound } from '#server/kit/errors.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { dataLink, isDataLinkValid } from './links.ts'
import { assertLearner, zipName } from './rules.ts'
import { deleteAccount } from './service.ts'
import { personById } from '../people.store.ts'
import { liveSessions } from '../sessions/store.ts'
import type { PersonalDataParts } from './personal-data.ts'

const Digits = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
const Link = z.object({ reader: Digits, session: Digits, until: Digits, sig: z.string() })

/** A download is expensive; this allows for retries on a bad connection. */
const limit: Limit = { times: 20, seconds: 3600 }

export function myDataRoutes(app: App, personalData: PersonalDataParts) {
  const { deps } = app
  const { parts } = personalData
  serve(app, contract.createDataLink, ({ tools, actor }) => ({ url: dataLink(tools, actor) }))

  serve(app, contract.previewDeletion, async ({ db, tools, actor }) => {
    assertLearner(actor.role)
    const lost = await Promise.all(parts.map(async (part) => (await part.loses?.(db, actor.id, tools.clock())) ?? []))
    return {
      removed: parts.flatMap(({ removes }) => removes),
      kept: parts.flatMap(({ retains }) => retains),
      lost: lost.flat(),
    }
  })

  serve(app, contract.deleteAccount, ({ db, tools, actor, body, request, setMessage }) => {
    setMessage('Your account has been deleted')
    return deleteAccount(db, tools, personalData, { actor, password: body.password, address: request.ip })
  })

  // HEAD would collect everything and send nothing.
  app.get('/my-data/:reader', { exposeHeadRoute: false }, async (request, reply) => {
    const link = Link.safeParse({ ...(request.query as object), ...(request.params as object) })
    if (!link.success || !isDataLinkValid(deps, link.data)) throw notFound('This download')
    const { reader, session } = link.data
    const times = Math.ceil(limit.times * deps.env.rateLimitFactor)
    await enforceRateLimit(deps.db, `my data person ${reader}`, { ...limit, times })
    const person = await personById(deps.db, reader)
    const isSignedIn = (await liveSessions(deps.db, [session])).has(session)
    if (!person || person.deletedAt || !isSignedIn) throw notFound('This download')
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${zipName(deps.clock())}"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(await createZip(deps, parts, person))
  })
}

/** Loads the zip library with the first download. */
const createZip = async (...args: Parameters<(typeof import('./zip.ts'))['dataZip']>) =>
  (await import('./zip.ts')).dataZip(...args)
