import { cancelMyDemo, createContact, getMyDemo, listDemoDays, moveMyDemo } from '#contract/membership/demos.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
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
  calendarRoute(app)
}

/** Add to calendar: the browser hands the file to the calendar app. */
function calendarRoute(app: App) {
  const { deps } = app
  app.get<{ Params: { token: string } }>('/5day-demo/booking/:token/calendar.ics', async ({ params }, reply) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="free-demo.ics"')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(await mine.myCalendar(deps.db, deps, params.token)),
  )
}
