import { createContact, listDemoDays } from '#contract/membership/demos.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { book, freeDays } from './service.ts'

export function demoRoutes(app: App) {
  serve(app, createContact, ({ db, tools, body, setMessage }) => {
    setMessage('Your free demo is booked')
    return book(db, tools, body)
  })
  serve(app, listDemoDays, ({ db, tools }) => freeDays(db, tools.clock()))
}
