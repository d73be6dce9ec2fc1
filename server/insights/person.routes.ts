import { getPerson } from '#contract/insights/person.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { receiptLink } from '#server/membership/index.ts'
import { storyOf } from './person.store.ts'

export function personRoutes(app: App) {
  serve(app, getPerson, async ({ db, deps, actor, params }) => {
    const story = await storyOf(db, params.userId, (receipt) => receiptLink(deps, receipt, actor.id))
    if (!story) throw notFound('This person')
    return story
  })
}
