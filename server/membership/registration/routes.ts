import { registerOnline } from '#contract/membership/gateway.ts'
import { register, welcomeText } from '#contract/membership/registration.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { readSettings } from '#server/site/index.ts'
import { registerForOnlinePayment } from './online.service.ts'
import { register as registerPerson } from './service.ts'

export function registrationRoutes(app: App) {
  serve(app, register, async ({ db, tools, body, request, setMessage }) => {
    const { name } = await readSettings(db)
    setMessage(welcomeText(name))
    // A retry with a key gets the first response, and inside its transaction a wrong password could not be counted.
    const mayRepeat = request.headers['idempotency-key'] === undefined
    return registerPerson(db, tools, body, mayRepeat ? { address: request.ip } : null)
  })
  serve(app, registerOnline, ({ db, tools, body, request }) =>
    registerForOnlinePayment(db, tools, body, { address: request.ip }),
  )
}
