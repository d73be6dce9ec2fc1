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
import { choose, startVerifying, upload } from './service.ts'
import { statementById, statementShown, statementsPage } from './store.ts'

export function statementRoutes(app: App) {
  serve(app, uploadStatement, ({ deps, actor, files }) => upload(deps, actor.id, files))
  serve(app, listStatements, ({ db, query }) => statementsPage(db, query))
  serve(app, getStatement, async ({ db, params }) => {
    const statement = await statementShown(db, params.statementId)
    if (!statement) throw notFound('The statement')
    const { head, columns } = statement.row
    if (!columns) return { ...statement.shown, head, columns }
    const { layout: _, ...chosen } = columns
    return { ...statement.shown, head, columns: chosen }
  })
  serve(app, chooseColumns, ({ deps, actor, params, body }) => choose(deps, actor.id, params.statementId, body))
  serve(app, listStatementLines, async ({ db, params, query }) => {
    if (!(await statementById(db, params.statementId))) throw notFound('The statement')
    return linesPage(db, params.statementId, query)
  })
  serve(app, verifyStatement, ({ deps, actor, params }) => startVerifying(deps, actor.id, params.statementId))
}
