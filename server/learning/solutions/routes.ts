import { listAttempts, submitSolution } from '#contract/learning/solutions.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { readSettings } from '#server/site/index.ts'
import { requireOwnAccess } from '#server/membership/index.ts'
import { requireOpenStep } from '../enrolments/access.service.ts'
import { linksFor } from '../file-links.ts'
import { attemptsOf, asLearnerSeesIt } from './attempts.store.ts'
import { acceptedFiles } from './files.rules.ts'
import { submit } from './service.ts'

export function solutionRoutes(app: App) {
  serve(
    app,
    submitSolution,
    async ({ db, tools, actor, body, files, upload, setMessage }) => {
      const submitted = await submit(db, tools, actor.id, body, files, upload!)
      setMessage('Solution submitted successfully...')
      return submitted
    },
    async ({ db, tools, actor }) => {
      await requireOwnAccess(db, actor, tools.clock())
      return acceptedFiles((await readSettings(db)).submission)
    },
  )
  serve(app, listAttempts, async ({ db, tools, actor, params: { stepId: taskStepId } }) => {
    const attempts = await attemptsOf(db, actor.id, taskStepId, { id: actor.id, linkTo: linksFor(tools, actor.id) })
    // Learners can read what they submitted after their subscription has ended.
    if (attempts.length === 0) await requireOpenStep(db, tools.clock(), actor.id, taskStepId)
    return attempts.map(asLearnerSeesIt)
  })
}
