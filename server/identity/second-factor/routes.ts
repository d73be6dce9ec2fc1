import * as contract from '#contract/identity/second-factor.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import {
  beginFactor,
  confirmFactor,
  dropFactor,
  dropFactorOf,
  readFactor,
  type ReadSchool,
  renewCodes,
} from './service.ts'

export function secondFactorRoutes(app: App, readSchool: ReadSchool) {
  serve(app, contract.getSecondFactor, ({ db, actor }) => readFactor(db, readSchool, actor))
  serve(app, contract.beginSecondFactor, ({ db, tools, actor, body }) =>
    beginFactor(db, tools, { actor, password: body.password, readSchool }),
  )
  serve(app, contract.confirmSecondFactor, ({ db, tools, actor, body, setMessage }) => {
    setMessage('Two-step verification is on. Your other devices are logged out.')
    return confirmFactor(db, tools, actor, body.code)
  })
  serve(app, contract.renewRecoveryCodes, ({ db, tools, actor, body }) => renewCodes(db, tools, actor, body.code))
  serve(app, contract.dropSecondFactor, ({ db, tools, actor, body, setMessage }) => {
    setMessage('Two-step verification is off. Your other devices are logged out.')
    return dropFactor(db, tools, actor, body)
  })
  serve(app, contract.dropSecondFactorOf, ({ db, tools, actor, params, setMessage }) => {
    setMessage('Two-step verification is off. We’ve emailed them.')
    return dropFactorOf(db, tools, actor, params.userId)
  })
}
