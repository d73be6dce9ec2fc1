import { Readable } from 'node:stream'
import { z } from 'zod'
import { mayUse } from '#contract/kit/access.ts'
import { ExportList, makeExportLink } from '#contract/kit/exports.ts'
import { audit } from '#server/identity/index.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { notAllowed } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { LinkNumber, linkTo } from '#server/kit/http/signed-links.ts'
import { isSignedInWith } from '#server/site/index.ts'
import * as boards from './exports/boards.ts'
import { insightExports } from './exports/insights.ts'
import type { Export, Filter } from './exports/kinds.ts'
import { payExports } from './exports/pay.ts'
import * as people from './exports/people.ts'
import * as projects from './exports/projects.ts'
import * as school from './exports/school.ts'

const exports: Record<ExportList, Export> = {
  ...people,
  ...school,
  ...projects,
  ...boards,
  ...insightExports,
  ...payExports,
}

const exportFile = {
  path: '/exports/:list.csv',
  fields: { list: ExportList, filter: z.string(), reader: LinkNumber, session: LinkNumber },
  seconds: 300,
}

/** A link to download a list for five minutes, or until its reader signs out. */
export const exportLink = (
  tools: Pick<Tools, 'secret' | 'clock'>,
  list: ExportList,
  filter: Filter,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
) => linkTo(tools, exportFile, { list, filter: JSON.stringify(filter), reader: id, session: sessionId })

/** Each download reads a whole list. */
const limit = { name: 'exports', times: 60, seconds: 3600 }

/** A list downloads as CSV through a signed link, as long as its reader may see it and is signed in on the same device. */
export function exportRoutes(app: App) {
  const { deps } = app

  serve(app, makeExportLink, async ({ db, tools, actor, body: { list, filter } }) => {
    if (!mayUse(actor, exports[list].permission)) throw notAllowed()
    exports[list].check(filter)
    await audit(db, { actorId: actor.id, action: 'list exported', subject: `list ${list}`, after: { filter } })
    return { url: exportLink(tools, list, filter, actor) }
  })

  serveFile(app, {
    ...exportFile,
    what: 'This download',
    limit,
    isCollected: true,
    open: async ({ list, filter: text, ...link }) => {
      if (!(await isSignedInWith(deps.db, link, exports[list].permission))) return null
      const now = deps.clock()
      const filter = JSON.parse(text) as Filter
      const rows = () => exports[list].csv({ db: deps.db, tools: deps, readerId: link.reader, now }, filter)
      return {
        type: 'text/csv; charset=utf-8',
        name: fileName(list, filter, now),
        // The stream reads the next chunk when the last one is sent, and stops when the client is gone.
        content: () => Readable.from(rows(), { objectMode: false }),
      }
    },
  })
}

/** The documents of a month are named after it, like its PDF. */
const fileName = (list: string, { month }: Filter, now: Date): string => `${list}-${month ?? indiaDate(now)}.csv`
