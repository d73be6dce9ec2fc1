import { submitSolution } from '#contract/learning/solutions.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { readSettings } from '#server/site/index.ts'
import { requireOwnAccess } from '#server/membership/index.ts'
import { acceptedFiles } from '../uploads/files.rules.ts'
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
}
