import * as contract from '#contract/hiring/conversation.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { linksFor } from '#server/learning/index.ts'
import { messagesPage } from '#server/threads/index.ts'
import { addNote, removeNote, report, threadFor, write } from './conversation.service.ts'
import { actingAs } from './parties.ts'

export function conversationRoutes(app: App) {
  serve(app, contract.listIntroductionMessages, async ({ db, tools, actor, params, query }) => {
    const acting = await actingAs(db, actor)
    const thread = await threadFor(db, acting, params.introductionId)
    const hidesOwnersPhoto = acting.side === 'company'
    return messagesPage(db, thread, { id: actor.id, linkTo: linksFor(tools, actor.id), hidesOwnersPhoto }, query)
  })
  serve(app, contract.writeIntroductionMessage, async ({ db, tools, actor, params, body, files: pictures }) =>
    write(db, tools, await actingAs(db, actor), { ...params, ...body, pictures }),
  )
  serve(app, contract.addIntroductionNote, async ({ db, tools, actor, params, body }) =>
    addNote(db, tools, await actingAs(db, actor), { ...params, ...body }),
  )
  serve(app, contract.removeIntroductionNote, async ({ db, actor, params }) =>
    removeNote(db, await actingAs(db, actor), params),
  )
  serve(app, contract.reportCompany, ({ db, tools, actor, params, body }) =>
    report(db, tools, actor.id, { ...params, ...body }),
  )
}
