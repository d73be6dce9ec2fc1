import { listAuditEntries } from '#contract/identity/audit.ts'
import { serve, type App } from '#server/kit/serve.ts'
import { auditPage, type Describe } from './audit.store.ts'

export function auditRoutes(app: App, describe: Describe) {
  serve(app, listAuditEntries, ({ db, query }) => auditPage(db, query, describe))
}
