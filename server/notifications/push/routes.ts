import { getPush, savePush, subscribePush, unsubscribePush } from '#contract/notifications/push.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { settingsOf, subscribe } from './service.ts'
import { deleteSubscriptionOf, saveChoices } from './store.ts'

export function pushRoutes(app: App) {
  serve(app, getPush, ({ db, tools, actor }) => settingsOf(db, tools, actor))
  serve(app, savePush, async ({ db, tools, actor, body }) => {
    await saveChoices(db, actor.id, body)
    return settingsOf(db, tools, actor)
  })
  serve(app, subscribePush, ({ db, tools, actor, body }) => subscribe(db, tools, actor, body))
  serve(app, unsubscribePush, async ({ db, actor }) => {
    await deleteSubscriptionOf(db, actor.sessionId)
    return null
  })
}
