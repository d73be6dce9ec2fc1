import { changePassword, forgotPassword, resetPassword, whoAmI } from '#contract/identity/account.ts'
import { notSignedIn } from '#server/kit/http/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { change, forget, reset, type SendEmail } from '../passwords/service.ts'
import { personById, toMe } from '../people.store.ts'

export function accountRoutes(app: App, sendEmail: SendEmail) {
  serve(app, whoAmI, async ({ db, actor }) => {
    const person = await personById(db, actor.id)
    if (!person) throw notSignedIn()
    return toMe(person)
  })
  serve(app, changePassword, async ({ deps, actor, body, setMessage }) => {
    setMessage('Your password is changed. Your other devices are signed out.')
    return change(deps, sendEmail, actor, body)
  })
  serve(app, forgotPassword, async ({ deps, body, setMessage }) => {
    setMessage('If this email has an account, a link to choose a new password is on its way.')
    return forget(deps, body.email)
  })
  serve(app, resetPassword, async ({ deps, body, setMessage }) => {
    setMessage('Your new password is set. Please log in.')
    return reset(deps, sendEmail, body)
  })
}
