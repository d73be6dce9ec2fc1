import { useQueryClient } from '@tanstack/react-query'
import { importPeople, type Invitation, invitePerson } from '#contract/identity/staff.ts'
import { call } from '#web/kit/api/api.ts'

/** Returns the id of the new account. */
export function useInvite() {
  const queries = useQueryClient()
  return async (body: Invitation, idempotencyKey: string): Promise<number> => {
    const { userId } = await call(invitePerson, { body, idempotencyKey })
    void queries.invalidateQueries({ queryKey: ['insights'] })
    return userId
  }
}

/** Checks the file, or imports it if confirmed. */
export function useImport() {
  const queries = useQueryClient()
  return async (file: File, isConfirmed: boolean) => {
    const report = await call(importPeople, { files: [file], body: { confirm: String(isConfirmed) } })
    if (report.isDone) void queries.invalidateQueries({ queryKey: ['insights'] })
    return report
  }
}
