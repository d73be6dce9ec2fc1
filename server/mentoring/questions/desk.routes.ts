import * as contract from '#contract/mentoring/questions-desk.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { claim, publish, release, showOnDesk, unpublish } from './desk.service.ts'
import { deskPage, deskSummary } from './desk.store.ts'

export function questionDeskRoutes(app: App) {
  serve(app, contract.listQuestionDesk, async ({ db, tools, actor, query }) => {
    const [page, summary] = await Promise.all([
      deskPage(db, { id: actor.id, now: tools.clock() }, query),
      deskSummary(db, actor.id),
    ])
    return { ...page, ...summary }
  })
  serve(app, contract.getDeskQuestion, ({ db, tools, actor, params }) =>
    showOnDesk(db, tools, actor.id, params.questionId),
  )
  serve(app, contract.claimQuestion, ({ db, tools, actor, params }) => claim(db, tools, actor.id, params.questionId))
  serve(app, contract.releaseQuestion, ({ db, actor, params }) => release(db, actor.id, params.questionId))
  serve(app, contract.publishQuestion, ({ db, tools, actor, params, body }) =>
    publish(db, tools, actor.id, params.questionId, body),
  )
  serve(app, contract.unpublishQuestion, ({ db, actor, params }) => unpublish(db, actor.id, params.questionId))
}
