import { z } from 'zod'
import { cancelMyDemo, createContact, getMyDemo, listDemoDays, moveMyDemo } from '#contract/membership/demos.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import * as mine from './my-demo.service.ts'
import { book, freeDays } from './service.ts'

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
}
