import type { Deps } from '#server/kit/deps.ts'
import { resolveQuiet } from '#server/threads/index.ts'
import { questions } from '../tables.ts'

export async function questionJobs({ jobs, db, clock }: Deps) {
  await jobs.schedule('20 * * * *', 'resolve-questions', async () => {
    await resolveQuiet(db, questions, clock())
  })
}
