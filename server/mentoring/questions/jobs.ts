import type { Deps } from '#server/kit/deps.ts'
import { resolveQuietQuestions } from './service.ts'

export async function questionJobs(deps: Deps) {
  await deps.jobs.schedule(
    '20 * * * *',
    'resolve-questions',
    async () => void (await resolveQuietQuestions(deps.db, deps)),
  )
}
