import { Readable } from 'node:stream'
import { z } from 'zod'
import { ExportList, makeExportLink } from '#contract/kit/exports.ts'
import type { Limit } from '#contract/kit/endpoint.ts'
import { audit, liveSessions } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { linkReader } from '#server/site/index.ts'
import { exportLink, isExportLinkValid } from './exports.links.ts'
import * as boards from './exports/boards.ts'
import { insightExports } from './exports/insights.ts'
import type { Export, Filter } from './exports/kinds.ts'
import * as people from './exports/people.ts'
import * as projects from './exports/projects.ts'
import * as school from './exports/school.ts'

const exports: Record<ExportList, Export> = { ...people, ...school, ...projects, ...boards, ...insightExports }

const Digits = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
const Link = z.object({
  list: ExportList,
  filter: z.string(),
  reader: Digits,
  session: Digits,
  until: Digits,
  sig: z.string(),
})

/** Each download reads a whole list. */
const limit: Limit = { times: 60, seconds: 3600 }

/** A list downloads as CSV through a signed link, as long as its reader is an admin and signed in on the same device. */
export function exportRoutes(app: App) {
  const { deps } = app

  serve(app, makeExportLink, async ({ db, tools, actor, body: { list, filter } }) => {
    exports[list].check(filter)
    await audit(db, { actorId: actor.id, action: 'list exported', subject: `list ${list}`, after: { filter } })
    return { url: exportLink(tools, list, filter, actor) }
  })

  // No HEAD route: it would read the whole list and return nothing.
  app.get('/exports/:list.csv', { exposeHeadRoute: false }, async (request, reply) => {
    const link = Link.safeParse({ ...(request.query as object), ...(request.params as object) })
    if (!link.success || !isExportLinkValid(deps, link.data)) throw notFound('This download')
    const { list, reader } = link.data
    const times = Math.ceil(limit.times * deps.env.rateLimitFactor)
    await enforceRateLimit(deps.db, `exports person ${reader}`, { ...limit, times })
    if (!(await mayExport(deps.db, link.data))) throw notFound('This download')
    const now = deps.clock()
    const filter = JSON.parse(link.data.filter) as Filter
    return (
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName(list, filter, now)}"`)
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        // The stream reads the next chunk when the last one is sent, and stops when the client is gone.
        .send(
          Readable.from(exports[list].csv({ db: deps.db, tools: deps, readerId: reader, now }, filter), {
            objectMode: false,
          }),
        )
    )
  })
}

async function mayExport(db: Db, { reader, session }: { reader: number; session: number }): Promise<boolean> {
  const [person, live] = await Promise.all([linkReader(db, reader), liveSessions(db, [session])])
  return person?.role === 'admin' && live.has(session)
}

/** The documents of a month are named after it, like its PDF. */
const fileName = (list: string, { month }: Filter, now: Date): string => `${list}-${month ?? indiaDate(now)}.csv`
