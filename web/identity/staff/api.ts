import { useQueryClient } from '@tanstack/react-query'
import { importPeople, type Invitation, invitePerson } from '#contract/identity/staff.ts'
import { call } from '#web/kit/api/api.ts'

/** Invites somebody; answers the number of their account. */
export function useInvite() {
  const queries = useQueryClient()
  return async (body: Invitation, idempotencyKey: string): Promise<number> => {
    const { userId } = await call(invitePerson, { body, idempotencyKey })
    void queries.invalidateQueries({ queryKey: ['insights'] })
    return userId
  }
}

/** Tries a file, or does what it says. */
export function useImport() {
  const queries = useQueryClient()
  return async (file: File, isConfirmed: boolean) => {
    const report = await call(importPeople, { files: [file], body: { confirm: String(isConfirmed) } })
    if (report.isDone) void queries.invalidateQueries({ queryKey: ['insights'] })
    return report
  }
}
