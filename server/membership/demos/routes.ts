import { z } from 'zod'
import { cancelMyDemo, createContact, getMyDemo, listDemoDays, moveMyDemo } from '#contract/membership/demos.ts'
import * as desk from '#contract/membership/demo-desk.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { indiaDate } from '#server/kit/india.ts'
import * as mine from './my-demo.service.ts'
import { book, freeDays } from './service.ts'
import {
  addLead,
  calendarOf,
  change,
  conversion,
  createFeed,
  eventsOfLead,
  readFeed,
  revokeFeed,
} from './desk.service.ts'
import { deskBookings, deskPage } from './desk.store.ts'

export function demoRoutes(app: App) {
  serve(app, createContact, ({ db, tools, body, setMessage }) => {
    setMessage('Your free demo is booked')
    return book(db, tools, body)
  })
  serve(app, listDemoDays, ({ db, tools }) => freeDays(db, tools.clock()))
  serve(app, getMyDemo, ({ db, tools, params }) => mine.myDemo(db, tools, params.token))
  serve(app, moveMyDemo, ({ db, tools, params, body }) => mine.moveMyDemo(db, tools, params.token, body))
  serve(app, cancelMyDemo, ({ db, tools, params }) => mine.cancelMyDemo(db, tools, params.token))
  // Add to calendar: the browser hands the file to the calendar app.
  serveFile(app, {
    path: '/5day-demo/booking/:token/calendar.ics',
    fields: { token: z.string() },
    what: 'This booking',
    open: async ({ token }) => {
      const calendar = await mine.myCalendar(app.deps.db, app.deps, token)
      return { type: 'text/calendar; charset=utf-8', name: 'free-demo.ics', content: () => calendar }
    },
  })
  serve(app, desk.listDemoDesk, ({ db, tools, actor, query }) =>
    deskPage(db, query, { viewerId: actor.id, today: indiaDate(tools.clock()) }),
  )
  serve(app, desk.changeDemoBookings, async ({ db, tools, actor, body: { bookingIds, ...edit } }) => {
    await change(db, tools, actor.id, bookingIds, edit)
    return deskBookings(db, bookingIds)
  })
  serve(app, desk.addLead, ({ db, tools, actor, body, setMessage }) => {
    setMessage('Lead added')
    return addLead(db, tools, actor.id, body)
  })
  serve(app, desk.listLeadEvents, ({ db, params }) => eventsOfLead(db, params.bookingId))
  serve(app, desk.getConversion, ({ db, tools }) => conversion(db, tools.clock()))
  serve(app, desk.getDemoCalendar, ({ db, actor, query }) => calendarOf(db, actor.id, query.month))
  serve(app, desk.createDemoFeed, async ({ db, tools, actor }) => ({
    url: `${tools.env.publicUrl}/demos/${await createFeed(db, actor.id)}.ics`,
  }))
  serve(app, desk.revokeDemoFeed, ({ db, actor }) => revokeFeed(db, actor.id))
  feedRoute(app)
}

/** Calendar apps refresh a few times an hour. */
const limit = { name: 'demo feed', times: 60, seconds: 600 }

/** Calendar apps can't sign in, so the token in the link opens the feed as long as its owner is an admin. */
const feedRoute = (app: App) =>
  serveFile(app, {
    path: '/demos/:file',
    fields: { file: z.string().regex(/^[\w-]{43}\.ics$/) },
    what: 'This calendar',
    limit,
    open: async ({ file }) => {
      const feed = await readFeed(app.deps.db, app.deps, file.slice(0, -'.ics'.length))
      if (feed === null) return null
      return { type: 'text/calendar; charset=utf-8', name: 'demos.ics', isInline: true, content: () => feed }
    },
  })
