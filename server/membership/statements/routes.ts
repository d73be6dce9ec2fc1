import {
  assignStatementLine,
  chooseColumns,
  confirmStatementLine,
  findPayers,
  getStatement,
  handleStatementLine,
  listMissingPayments,
  listStatementLines,
  listStatements,
  uploadStatement,
  verifyStatement,
} from '#contract/membership/statements.ts'
import { formatDay } from '#server/kit/india.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { assignLine, confirmLine, handleLine } from './handling.service.ts'
import { linesPage } from './lines.store.ts'
import { missingPage, payersNamed, statementById, statementDetails, statementsPage, unverifiedOf } from './store.ts'
import { chooseColumns as choose, startVerifying, upload } from './service.ts'

export function statementRoutes(app: App) {
  serve(app, uploadStatement, async ({ db, tools, actor, files, body, setMessage }) => {
    const { statement, isKnown } = await upload(db, tools, actor.id, { file: files[0], password: body.password })
    if (isKnown) setMessage(`This file was uploaded before, on ${formatDay(new Date(statement.createdAt))}`)
    return { ...statement, isKnown }
  })
  serve(app, listStatements, ({ db, query }) => statementsPage(db, query))
  serve(app, getStatement, async ({ db, actor, params }) => {
    const statement = await statementDetails(db, params.statementId)
    if (!statement) throw notFound('This statement')
    const { head, columns } = statement.row
    const unverified = await unverifiedOf(db, params.statementId, actor.id)
    if (!columns) return { ...statement.view, head, columns, unverified }
    const { layout: _, ...chosen } = columns
    return { ...statement.view, head, columns: chosen, unverified }
  })
  serve(app, chooseColumns, ({ db, tools, actor, params, body }) =>
    choose(db, tools, actor.id, params.statementId, body),
  )
  serve(app, listStatementLines, async ({ db, params, query }) => {
    if (!(await statementById(db, params.statementId))) throw notFound('This statement')
    return linesPage(db, params.statementId, query)
  })
  serve(app, confirmStatementLine, ({ db, actor, params }) => confirmLine(db, { ...params, actorId: actor.id }))
  serve(app, handleStatementLine, ({ db, tools, actor, params, body }) =>
    handleLine(db, { ...params, actorId: actor.id }, { ...body, now: tools.clock() }),
  )
  serve(app, assignStatementLine, ({ db, tools, actor, params, body }) =>
    assignLine(db, tools, { ...params, actorId: actor.id }, body.userId),
  )
  serve(app, findPayers, ({ db, query }) => payersNamed(db, query.search))
  serve(app, listMissingPayments, async ({ db, params, query }) => {
    const statement = await statementById(db, params.statementId)
    if (!statement) throw notFound('This statement')
    return missingPage(db, statement.reading, query)
  })
  serve(app, verifyStatement, ({ db, tools, actor, params }) => startVerifying(db, tools, actor.id, params.statementId))
}
