import {
  beginSecondFactor,
  confirmSecondFactor,
  dropSecondFactor,
  dropSecondFactorOf,
  getSecondFactor,
  renewRecoveryCodes,
} from '#contract/identity/second-factor.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import {
  beginFactor,
  confirmFactor,
  dropFactor,
  dropFactorOf,
  type FactorNeeds,
  readFactor,
  renewCodes,
} from './service.ts'

export function secondFactorRoutes(app: App, needs: FactorNeeds) {
  serve(app, getSecondFactor, ({ db, actor }) => readFactor(db, needs, actor))
  serve(app, beginSecondFactor, ({ deps, actor, body }) => beginFactor(deps, needs, actor, body.password))
  serve(app, confirmSecondFactor, ({ deps, actor, body, setMessage }) => {
    setMessage('Your second factor is on. Your other devices are signed out.')
    return confirmFactor(deps, needs, actor, body.code)
  })
  serve(app, renewRecoveryCodes, ({ deps, actor, body }) => renewCodes(deps, needs, actor, body.code))
  serve(app, dropSecondFactor, ({ deps, actor, body, setMessage }) => {
    setMessage('Your second factor is off. Your other devices are signed out.')
    return dropFactor(deps, needs, actor, body)
  })
  serve(app, dropSecondFactorOf, ({ deps, actor, params, setMessage }) => {
    setMessage('Their second factor is off, and they are told.')
    return dropFactorOf(deps, needs, actor, params.userId)
  })
}
