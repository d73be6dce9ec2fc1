import type { Deps } from '#server/kit/deps.ts'
import { deleteFarewells, farewellDays } from './account-deletion.service.ts'

const day = 86_400_000

export async function accountDeletionJobs({ jobs, db, clock }: Deps) {
  await jobs.schedule('10 3 * * *', 'account-deletion-email-cleanup', () =>
    deleteFarewells(db, new Date(clock().getTime() - farewellDays * day)),
  )
}
