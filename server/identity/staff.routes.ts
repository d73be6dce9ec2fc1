import { listStaff } from '#contract/identity/staff.ts'
import { serve, type App } from '#server/kit/serve.ts'
import { staffMembers } from './staff.store.ts'

export function staffRoutes(app: App) {
  serve(app, listStaff, ({ db }) => staffMembers(db))
}
