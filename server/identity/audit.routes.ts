import { listAuditEntries } from '#contract/identity/audit.ts'
import { serve, type App } from '#server/kit/serve.ts'
import { auditPage } from './audit.store.ts'

export function auditRoutes(app: App) {
  serve(app, listAuditEntries, ({ db, query }) => auditPage(db, query))
}
