import { getPerson } from '#contract/insights/person.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { receiptLink } from '#server/membership/index.ts'
import type { Wording } from '#server/notifications/index.ts'
import { profileOf } from './person.store.ts'

export function personRoutes(app: App, wording: Wording) {
  serve(app, getPerson, async ({ db, tools, actor, params }) => {
    const profile = await profileOf(db, params.userId, {
      readerId: actor.id,
      now: tools.clock(),
      wording,
      linkToReceipt: (receipt) => receiptLink(tools, receipt, actor.id),
    })
    if (!profile) throw notFound('This person')
    return profile
  })
}
