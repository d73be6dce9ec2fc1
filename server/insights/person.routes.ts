import { mayUse } from '#contract/kit/access.ts'
import { getPerson } from '#contract/insights/person.ts'
import { maxSelected } from '#contract/identity/selection.ts'
import { listPeople, listPeopleIds } from '#contract/insights/people.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { receiptLink } from '#server/membership/index.ts'
import type { Wording } from '#server/notifications/index.ts'
import { profileOf } from './person.store.ts'
import { peopleIds, peoplePage } from './people-list.store.ts'

export function personRoutes(app: App, wording: Wording) {
  serve(app, getPerson, async ({ db, tools, actor, params }) => {
    const profile = await profileOf(db, params.userId, {
      readerId: actor.id,
      now: tools.clock(),
      wording,
      linkToReceipt: (receipt) => receiptLink(tools, receipt, actor.id),
    })
    if (!profile) throw notFound('This person')
    return mayUse(actor, 'payments:see') ? profile : { ...profile, payments: [], walletRupees: 0 }
  })
  serve(app, listPeople, ({ db, tools, query }) => peoplePage(db, query, tools.clock()))
  serve(app, listPeopleIds, ({ db, tools, query }) => peopleIds(db, query, tools.clock(), maxSelected))
}
