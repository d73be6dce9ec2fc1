import { endDevice, endOtherDevices, getDeviceKey, listDevices, login, logout } from '#contract/identity/session.ts'
import type { Db } from '#server/kit/db/db.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { endDevice as endOne, logRefused, signIn } from './service.ts'
import { deviceKey } from '../sessions/rules.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { endSession, endSessionsExcept, sessionsOf, toDevice } from '../sessions/store.ts'

export function sessionRoutes(app: App, devicesPerLearner: (db: Db) => Promise<number>) {
  serve(app, login, async ({ db, tools, body, request, reply, setMessage }) => {
    const device = knownDevice(tools, request, body.email)
    const from = {
      address: request.ip,
      userAgent: request.headers['user-agent'],
      knownDevice: device,
      devicesPerLearner: await devicesPerLearner(db),
    }
    const signedIn = await signIn(db, tools, body, from).catch(async (error: unknown) => {
      await logRefused(db, tools, request.log, body.email, error)
      throw error
    })
    rememberDevice(tools, reply, body.email, device)
    request.log.info({ person: signedIn.userId, withCode: body.code !== undefined }, 'signed in')
    setMessage(signedIn.endedOldestDevice ? 'You’re logged in. Your oldest device was logged out.' : 'You’re logged in')
    return signedIn
  })
  serve(app, logout, async ({ db, actor }) => {
    await endSession(db, actor)
    return null
  })
  serve(app, getDeviceKey, ({ tools, actor }) => ({ key: deviceKey(tools.keys, actor.id) }))
  serve(app, listDevices, async ({ db, actor }) =>
    (await sessionsOf(db, actor.id)).map((row) => toDevice(row, actor.sessionId)),
  )
  serve(app, endDevice, ({ db, actor, params }) => endOne(db, actor.id, params.deviceId))
  serve(app, endOtherDevices, async ({ db, actor }) => ({
    ended: await endSessionsExcept(db, actor.id, actor.sessionId, 'other device'),
  }))
}
