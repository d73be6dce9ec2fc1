import { mayUse } from '#contract/kit/access.ts'
import * as contract from '#contract/mentoring/questions.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { writtenAt } from '#server/kit/http/written-at.ts'
import { linksFor, requireOpenStep } from '#server/learning/index.ts'
import { requireAccess } from '#server/membership/index.ts'
import { messagesPage } from '#server/threads/index.ts'
import { publicationOf, publishedPage, setSame, stepOfPublished } from './published.store.ts'
import { ask, mayOpenStep, mayWrite, resolve, show, threadFor, write } from './service.ts'
import { similarQuestions } from './similar.store.ts'
import { ownQuestionsOnStep, questionsOf, toQuestion } from './store.ts'
import * as desk from '#contract/mentoring/questions-desk.ts'
import { claim, publish, release, showOnDesk, unpublish, writeNote } from './desk.service.ts'
import { deskPage, deskSummary } from './desk.store.ts'

export function questionRoutes(app: App) {
  serve(app, contract.listStepQuestions, async ({ db, tools, actor, params: { stepId }, query }) => {
    const mine = await ownQuestionsOnStep(db, actor.id, stepId)
    const mayRead = await mayOpenStep(db, tools.clock(), actor, stepId)
    // A closed step still has the learner's own questions.
    const page = mayRead ? await publishedPage(db, { stepId, readerId: actor.id }, query) : { items: [], next: null }
    return { ...page, mine, mayAsk: mayRead && actor.role === 'learner' }
  })
  serve(app, contract.findSimilarQuestions, async ({ db, tools, actor, params: { stepId }, query: { text } }) => {
    if (!mayUse(actor, 'staff')) await requireOpenStep(db, tools.clock(), actor.id, stepId)
    return similarQuestions(db, { stepId, personId: actor.id, text })
  })
  serve(
    app,
    contract.askQuestion,
    ({ db, tools, actor, params: { stepId }, body: draft, files: pictures, request }) =>
      ask(db, tools, actor, { stepId, draft, pictures, writtenAt: writtenAt(request, tools.clock()) }),
    async ({ db, tools, actor }) => {
      await requireAccess(db, actor.id, tools.clock())
      return contract.askQuestion.upload!
    },
  )
  serve(app, contract.listMyQuestions, ({ db, actor, query }) => questionsOf(db, actor.id, query))
  serve(app, contract.getQuestion, async ({ db, tools, actor, params: { questionId } }) => {
    const shown = await show(db, actor, questionId)
    return {
      ...toQuestion(shown),
      isPublished: (await publicationOf(db, questionId)) !== null,
      mayWrite: await mayWrite(db, tools.clock(), actor, shown.question),
    }
  })
  serve(app, contract.listQuestionMessages, async ({ db, tools, actor, params, query }) =>
    messagesPage(
      db,
      await threadFor(db, actor, params.questionId),
      { id: actor.id, linkTo: linksFor(tools, actor.id) },
      query,
    ),
  )
  serve(app, contract.writeToQuestion, ({ db, tools, actor, params, body, files: pictures, request }) =>
    write(db, tools, actor, { ...params, ...body, pictures, writtenAt: writtenAt(request, tools.clock()) }),
  )
  serve(app, contract.resolveQuestion, ({ db, tools, actor, params }) =>
    resolve(db, tools, actor.id, params.questionId),
  )
  serve(app, contract.setSameQuestion, async ({ db, tools, actor, params: { publishedId }, body: { hasToo } }) => {
    const stepId = await stepOfPublished(db, publishedId)
    if (stepId === null) throw notFound('This question')
    await requireOpenStep(db, tools.clock(), actor.id, stepId)
    await setSame(db, publishedId, actor.id, hasToo)
    return null
  })
  serve(app, desk.listQuestionDesk, async ({ db, tools, actor, query }) => {
    const [page, summary] = await Promise.all([
      deskPage(db, { id: actor.id, now: tools.clock() }, query),
      deskSummary(db, actor.id),
    ])
    return { ...page, ...summary }
  })
  serve(app, desk.getDeskQuestion, ({ db, tools, actor, params }) => showOnDesk(db, tools, actor.id, params.questionId))
  serve(app, desk.claimQuestion, ({ db, tools, actor, params }) => claim(db, tools, actor.id, params.questionId))
  serve(app, desk.releaseQuestion, ({ db, actor, params }) => release(db, actor.id, params.questionId))
  serve(app, desk.noteOnQuestion, ({ db, tools, actor, params, body }) =>
    writeNote(db, tools, actor.id, { ...params, ...body }),
  )
  serve(app, desk.publishQuestion, ({ db, tools, actor, params, body }) =>
    publish(db, tools, actor.id, params.questionId, body),
  )
  serve(app, desk.unpublishQuestion, ({ db, actor, params }) => unpublish(db, actor.id, params.questionId))
}
