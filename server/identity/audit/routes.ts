import { listAuditEntries } from '#contract/identity/audit.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { auditPage, type Describe } from './store.ts'

export function auditRoutes(app: App, describe: Describe) {
  serve(app, listAuditEntries, ({ db, query }) => auditPage(db, query, describe))
}
