import { getEmailPreferences, saveEmailPreferences } from '#contract/notifications/preferences.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { preferencesOf, savePreferences } from './preferences.store.ts'

export function preferenceRoutes(app: App) {
  serve(app, getEmailPreferences, ({ db, actor }) => preferencesOf(db, actor.id))
  serve(app, saveEmailPreferences, ({ db, actor, body }) => savePreferences(db, actor.id, body))
}
