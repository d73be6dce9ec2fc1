import type { Deps } from '#server/kit/deps.ts'
import { match, read } from './matching.service.ts'
import { verifyExact } from './verifying.service.ts'
import { matchQueue, type MatchWork, readQueue, verifyQueue, type VerifyWork } from './service.ts'

export async function statementJobs(deps: Deps) {
  await deps.jobs.work<MatchWork>(readQueue, ({ statementId }) => read(deps.db, deps, statementId))
  await deps.jobs.work<MatchWork>(matchQueue, ({ statementId }) => match(deps.db, deps, statementId))
  await deps.jobs.work<VerifyWork>(verifyQueue, (work) => verifyExact(deps.db, deps, work))
}
