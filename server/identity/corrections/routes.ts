import * as contract from '#contract/identity/corrections.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { cancelEmail, confirmNew, correct, requestEmail } from './service.ts'

export function correctionRoutes(app: App) {
  serve(app, contract.correctDetails, ({ db, tools, actor, params, body }) =>
    correct(db, tools, { actor, personId: params.userId }, body),
  )
  serve(app, contract.correctEmail, ({ db, tools, actor, params, body, setMessage }) => {
    setMessage('We’ve emailed a link to the new address')
    return requestEmail(db, tools, { actor, personId: params.userId }, body)
  })
  serve(app, contract.cancelEmailCorrection, ({ db, actor, params }) =>
    cancelEmail(db, { actor, personId: params.userId }),
  )
  serve(app, contract.confirmNewEmail, ({ db, tools, body, setMessage }) => {
    setMessage('Your new email address is confirmed.')
    return confirmNew(db, tools, body.token)
  })
}
