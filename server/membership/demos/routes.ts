import { createContact, listDemoDays } from '#contract/membership/demos.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { book, freeDays } from './service.ts'

export function demoRoutes(app: App) {
  serve(app, createContact, ({ deps, body, setMessage }) => {
    setMessage('Your free demo is booked')
    return book(deps, body)
  })
  serve(app, listDemoDays, ({ deps }) => freeDays(deps))
}
