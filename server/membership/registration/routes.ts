import { register, welcomeText } from '#contract/membership/registration.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { readSettings } from '#server/site/index.ts'
import { register as registerPerson } from './service.ts'

export function registrationRoutes(app: App) {
  serve(app, register, async ({ db, tools, body, setMessage }) => {
    const { name } = await readSettings(db)
    setMessage(welcomeText(name))
    return registerPerson(db, tools, body)
  })
}
