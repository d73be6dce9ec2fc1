import {
  changeDemoBookings,
  revokeDemoFeed,
  getDemoCalendar,
  listDemoDesk,
  createDemoFeed,
} from '#contract/membership/demo-desk.ts'
import { clientNetwork } from '#server/kit/http/client-address.ts'
import { notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { calendarOf, change, createFeed, readFeed, revokeFeed } from './desk.service.ts'
import { deskBookings, deskPage } from './desk.store.ts'

export function demoDeskRoutes(app: App) {
  serve(app, listDemoDesk, ({ db, tools, actor, query }) =>
    deskPage(db, query, { viewerId: actor.id, today: indiaDate(tools.clock()) }),
  )
  serve(app, changeDemoBookings, async ({ db, tools, actor, body: { bookingIds, ...edit } }) => {
    await change(db, tools, actor.id, bookingIds, edit)
    return deskBookings(db, bookingIds)
  })
  serve(app, getDemoCalendar, ({ db, actor, query }) => calendarOf(db, actor.id, query.month))
  serve(app, createDemoFeed, async ({ db, tools, actor }) => ({
    url: `${tools.env.publicUrl}/demos/${await createFeed(db, actor.id)}.ics`,
  }))
  serve(app, revokeDemoFeed, ({ db, actor }) => revokeFeed(db, actor.id))
  feedRoute(app)
}

/** Calendar apps refresh a few times an hour. */
const limit = { times: 60, seconds: 600 }

/** Calendar apps can't sign in, so the token in the link opens the feed as long as its owner is an admin. */
function feedRoute(app: App) {
  const { deps } = app
  app.get<{ Params: { file: string } }>('/demos/:file', async (request, reply) => {
    const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? []
    if (token === undefined) throw notFound('This calendar')
    await enforceRateLimit(deps.db, `demo feed ${clientNetwork(request.ip)}`, {
      ...limit,
      times: Math.ceil(limit.times * deps.env.rateLimitFactor),
    })
    const feed = await readFeed(deps.db, deps, token)
    if (feed === null) throw notFound('This calendar')
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="demos.ics"')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(feed)
  })
}
