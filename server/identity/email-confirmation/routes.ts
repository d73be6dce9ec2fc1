import { confirmEmail, sendEmailCode } from '#contract/identity/account.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { confirm, sendCode } from './service.ts'

export function emailConfirmationRoutes(app: App) {
  serve(app, sendEmailCode, ({ db, tools, actor, setMessage }) => {
    setMessage('We’ve emailed you a code.')
    return sendCode(db, tools, actor)
  })
  serve(app, confirmEmail, ({ db, tools, actor, body, setMessage }) => {
    setMessage('Your email address is confirmed.')
    return confirm(db, tools, actor, body.code)
  })
}
