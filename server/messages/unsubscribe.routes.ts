import { oneClickPath } from '#contract/messages/my-messages.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { invalid, notFound } from '#server/kit/errors.ts'
import type { App } from '#server/kit/http/serve.ts'
import { setMessagesPreference } from '#server/notifications/index.ts'
import { personOfToken } from './links.ts'

type Choice = { token: string; isOn: boolean }

/** The link is proof enough: it can turn these emails off and on, and nothing else. */
export async function setByLink(db: Db, tools: Pick<Tools, 'secret'>, { token, isOn }: Choice): Promise<null> {
  const personId = personOfToken(tools, token)
  if (personId === null) throw invalid({ token: 'This link is incomplete. Copy it from the email again.' })
  if (!(await setMessagesPreference(db, personId, isOn))) throw notFound('This account')
  return null
}

const maxFormBytes = 1024

/** Mail apps post here without a session when somebody presses their Unsubscribe button (RFC 8058). */
export function oneClickRoute(app: App) {
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
