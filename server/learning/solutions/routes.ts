import { answerComment, listAttempts, submitSolution } from '#contract/learning/solutions.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { readSettings, signedFileUrl } from '#server/site/index.ts'
import { openStep, requireSubscription } from '../enrolments/access.service.ts'
import { attemptsOf, forLearner } from './attempts.store.ts'
import { acceptedFiles } from './files.rules.ts'
import { answerTo, submit } from './service.ts'

export function solutionRoutes(app: App) {
  serve(
    app,
    submitSolution,
    async ({ deps, actor, body, files, setMessage }) => {
      const submitted = await submit(deps, actor.id, body, files)
      setMessage('Solution submitted successfully...')
      return submitted
    },
    async ({ db, deps, actor }) => {
      await requireSubscription(db, deps.clock(), actor.id)
      return acceptedFiles((await readSettings(db)).submission)
    },
  )
  serve(app, listAttempts, async ({ db, deps, actor, params }) => {
    const linkTo = (file: { id: string; name: string }) => signedFileUrl(deps, file, actor.id)
    const attempts = await attemptsOf(db, actor.id, params.taskStepId, linkTo)
    // What one submitted stays readable when the subscription is over.
    if (attempts.length === 0) await openStep(db, deps.clock(), actor.id, params.taskStepId)
    return attempts.map(forLearner)
  })
  serve(app, answerComment, async ({ deps, actor, params, body }) => {
    await answerTo(deps, actor.id, params.commentId, body.answer)
    return null
  })
}
