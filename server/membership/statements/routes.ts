import {
  chooseColumns,
  getStatement,
  listStatementLines,
  listStatements,
  uploadStatement,
  verifyStatement,
} from '#contract/membership/statements.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { linesPage } from './lines.store.ts'
import { chooseColumns as choose, startVerifying, upload } from './service.ts'
import { statementById, statementDetails, statementsPage } from './store.ts'

export function statementRoutes(app: App) {
  serve(app, uploadStatement, ({ db, tools, actor, files }) => upload(db, tools, actor.id, files))
  serve(app, listStatements, ({ db, query }) => statementsPage(db, query))
  serve(app, getStatement, async ({ db, params }) => {
    const statement = await statementDetails(db, params.statementId)
    if (!statement) throw notFound('This statement')
    const { head, columns } = statement.row
    if (!columns) return { ...statement.view, head, columns }
    const { layout: _, ...chosen } = columns
    return { ...statement.view, head, columns: chosen }
  })
  serve(app, chooseColumns, ({ db, tools, actor, params, body }) =>
    choose(db, tools, actor.id, params.statementId, body),
  )
  serve(app, listStatementLines, async ({ db, params, query }) => {
    if (!(await statementById(db, params.statementId))) throw notFound('This statement')
    return linesPage(db, params.statementId, query)
  })
  serve(app, verifyStatement, ({ db, tools, actor, params }) => startVerifying(db, tools, actor.id, params.statementId))
}
