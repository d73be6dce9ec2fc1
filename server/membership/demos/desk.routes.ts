import {
  changeDemoBookings,
  endDemoFeed,
  getDemoCalendar,
  listDemoDesk,
  makeDemoFeed,
} from '#contract/membership/demo-desk.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { readSettings } from '#server/site/index.ts'
import { calendarOf, change, endFeed, makeFeed, readFeed } from './desk.service.ts'
import { deskBookings, deskPage } from './desk.store.ts'

export function demoDeskRoutes(app: App) {
  serve(app, listDemoDesk, ({ db, deps, actor, query }) =>
    deskPage(db, query, { viewerId: actor.id, today: indiaDate(deps.clock()) }),
  )
  serve(app, changeDemoBookings, async ({ db, actor, body: { bookingIds, ...wanted } }) => {
    await change(db, actor.id, bookingIds, wanted)
    return deskBookings(db, bookingIds)
  })
  serve(app, getDemoCalendar, ({ db, actor, query }) => calendarOf(db, actor.id, query.month))
  serve(app, makeDemoFeed, async ({ db, deps, actor }) => ({
    url: `${deps.env.publicUrl}/demos/${await makeFeed(db, actor.id)}.ics`,
  }))
  serve(app, endDemoFeed, ({ db, actor }) => endFeed(db, actor.id))
  feedRoute(app)
}

/** A calendar app asks a few times in an hour. */
const limit = { times: 60, seconds: 600 }

/** Calendar apps cannot sign in: what opens the feed is the token in its address, while its owner is an admin. */
function feedRoute(app: App) {
  const { deps } = app
  app.get<{ Params: { file: string } }>('/demos/:file', async (request, reply) => {
    const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? []
    if (token === undefined) throw notFound('This calendar')
    await enforceRateLimit(deps.db, `demo feed ${request.ip}`, {
      ...limit,
      times: Math.ceil(limit.times * deps.env.rateLimitFactor),
    })
    const feed = await readFeed(deps, token, await readSettings(deps.db))
    if (feed === null) throw notFound('This calendar')
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="demos.ics"')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(feed)
  })
}
