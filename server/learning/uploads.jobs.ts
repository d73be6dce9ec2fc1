import type { Deps } from '#server/kit/deps.ts'
import { keptHours } from './uploads.rules.ts'
import { removeForgotten } from './uploads.service.ts'

const hour = 3_600_000

export async function uploadJobs(deps: Deps) {
  await deps.jobs.at('35 * * * *', 'learning-tidy', () =>
    removeForgotten(deps, new Date(deps.clock().getTime() - keptHours * hour)),
  )
}
