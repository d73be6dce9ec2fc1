import * as account from '#contract/identity/account.ts'
import { notSignedIn } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { changePassword, requestReset, resetPassword } from '../passwords/service.ts'
import { personById, toMe } from '../people.store.ts'

export function accountRoutes(app: App) {
  serve(app, account.whoAmI, async ({ db, actor }) => {
    const person = await personById(db, actor.id)
    if (!person) throw notSignedIn()
    return toMe(person)
  })
  serve(app, account.changePassword, async ({ db, tools, actor, body, setMessage }) => {
    setMessage('Password changed. Your other devices are logged out.')
    return changePassword(db, tools, actor, body)
  })
  serve(app, account.forgotPassword, async ({ db, tools, body, setMessage }) => {
    setMessage('If this email has an account, we’ve sent a link to choose a new password.')
    return requestReset(db, tools, body.email)
  })
  serve(app, account.resetPassword, async ({ db, tools, body, setMessage }) => {
    setMessage('Your new password is set. Please log in.')
    return resetPassword(db, tools, body)
  })
}
