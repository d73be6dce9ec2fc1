import { oneClickPath, unsubscribe } from '#contract/notifications/preferences.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { invalid, notFound } from '#server/kit/errors.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { setPreference } from './notifications.store.ts'
import { readUnsubscribeToken } from './unsubscribe.ts'

export function unsubscribeRoutes(app: App) {
  serve(app, unsubscribe, ({ db, tools, body }) => setByLink(db, tools, body))
  oneClickRoute(app)
}

type Choice = { token: string; isOn: boolean }

/** The link is proof enough: it can turn these emails off and on, and nothing else. */
async function setByLink(db: Db, tools: Pick<Tools, 'secret'>, { token, isOn }: Choice): Promise<null> {
  const read = readUnsubscribeToken(tools, token)
  if (!read) throw invalid({ token: 'This link is incomplete. Copy it from the email again.' })
  if (!(await setPreference(db, read, isOn))) throw notFound('This account')
  return null
}

const maxFormBytes = 1024

/** Mail apps post here without a session when somebody presses their Unsubscribe button (RFC 8058). */
function oneClickRoute(app: App) {
  const { deps } = app
  void app.register(async (scope) => {
    scope.removeContentTypeParser('multipart/form-data')
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, _body, done) => done(null, null),
    )
    // A mail app without such a button opens the address instead.
    scope.get(oneClickPath, async ({ query }, reply) => {
      const { token } = query as { token?: unknown }
      const page = new URLSearchParams({ token: typeof token === 'string' ? token : '' })
      return reply.redirect(`/unsubscribe?${page.toString()}`, 303)
    })
    scope.post(oneClickPath, async ({ query }, reply) => {
      const { token } = query as { token?: unknown }
      await setByLink(deps.db, deps, { token: typeof token === 'string' ? token : '', isOn: false })
      return reply.header('cache-control', 'no-store').send({ status: 1, message: 'You’re unsubscribed.', data: null })
    })
  })
}
