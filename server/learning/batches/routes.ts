import * as contract from '#contract/learning/batches.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { indiaDate } from '#server/kit/india.ts'
import { batchDetails, batchesPage } from './list.service.ts'
import { candidatesFor } from './members.store.ts'
import { add, move, preview, remove } from './members.service.ts'
import { archive, create, edit, restore, setDueDate, shift } from './service.ts'

const readingOf = ({ clock }: Tools, { id }: Actor) => ({ readerId: id, today: indiaDate(clock()) })

export function batchRoutes(app: App) {
  serve(app, contract.listBatches, ({ db, tools, actor, query }) => batchesPage(db, readingOf(tools, actor), query))
  serve(app, contract.getBatch, ({ db, tools, actor, params }) =>
    batchDetails(db, readingOf(tools, actor), params.batchId),
  )
  serve(app, contract.createBatch, ({ db, tools, actor, body }) => create(db, tools, actor.id, body))
  serve(app, contract.editBatch, ({ db, actor, params, body }) => edit(db, actor.id, params.batchId, body))
  serve(app, contract.archiveBatch, ({ db, tools, actor, params }) => archive(db, tools, actor.id, params.batchId))
  serve(app, contract.restoreBatch, ({ db, actor, params }) => restore(db, actor.id, params.batchId))
  serve(app, contract.setDueDate, ({ db, tools, actor, params, body }) =>
    setDueDate(db, tools, actor.id, { ...params, ...body }),
  )
  serve(app, contract.shiftPlan, ({ db, tools, actor, params, body }) =>
    shift(db, tools, actor.id, params.batchId, body),
  )
  serve(app, contract.listCandidates, ({ db, params, query }) => candidatesFor(db, params.batchId, query.search ?? ''))
  serve(app, contract.previewAdding, ({ db, actor, params, body }) => preview(db, actor, params.batchId, body.emails))
  serve(app, contract.addLearners, ({ db, tools, actor, params, body }) =>
    add(db, tools, actor, params.batchId, body.userIds),
  )
  serve(app, contract.moveLearner, ({ db, tools, actor, params, body }) =>
    move(db, tools, actor.id, { ...params, ...body }),
  )
  serve(app, contract.removeLearner, ({ db, tools, actor, params }) => remove(db, tools, actor.id, params))
}
