import { getMailPreferences, saveMailPreferences } from '#contract/notifications/preferences.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { preferencesOf, savePreferences } from './preferences.store.ts'

export function preferenceRoutes(app: App) {
  serve(app, getMailPreferences, ({ db, actor }) => preferencesOf(db, actor.id))
  serve(app, saveMailPreferences, ({ db, actor, body }) => savePreferences(db, actor.id, body))
}
