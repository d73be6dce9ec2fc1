import * as contract from '#contract/projects/submissions.ts'
import type { Deps } from '#server/kit/deps.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { signedFileUrl } from '#server/site/index.ts'
import { decide, handIn, requireAccess, show, threadOf } from './submissions.service.ts'
import { handInsOf, handInsPage, type LinkTo, toHandIn } from './submissions.store.ts'
import { remarkOnHandIn } from './remarks.service.ts'
import { remarksPage } from './remarks.store.ts'

/** Links that die as soon as their reader may no longer read the file. */
export const linksFor =
  (deps: Deps, readerId: number): LinkTo =>
  (file) =>
    signedFileUrl(deps, file, readerId)

export function handInRoutes(app: App) {
  serve(
    app,
    contract.handInProject,
    async ({ deps, actor, params, body: draft, files: [file], setMessage }) => {
      const handedIn = await handIn(deps, actor.id, { ...params, draft, file })
      setMessage('Project submitted')
      return toHandIn(handedIn, linksFor(deps, actor.id))
    },
    async ({ db, deps, actor }) => {
      await requireAccess(db, deps.clock(), actor.id)
      return contract.handInProject.upload!
    },
  )
  serve(app, contract.getProjectHandIn, async ({ db, deps, actor, params }) => {
    const shown = await show(db, actor, params.handInId)
    const { personId, briefId } = shown.handIn
    const all = await handInsOf(db, personId, briefId)
    const attempts = all.map(({ id, handIn: { attempt, state } }) => ({ handInId: id, attempt, state }))
    return { ...toHandIn(shown, linksFor(deps, actor.id)), attempts }
  })
  serve(app, contract.listHandInRemarks, async ({ db, actor, params, query }) =>
    remarksPage(db, await threadOf(db, actor, params.handInId), actor.id, query),
  )
  serve(app, contract.remarkOnHandIn, ({ deps, actor, params, body }) =>
    remarkOnHandIn(deps, actor, params.handInId, body),
  )
  serve(app, contract.listProjectHandIns, ({ db, deps, actor, query }) =>
    handInsPage(db, query, linksFor(deps, actor.id)),
  )
  serve(app, contract.decideProjectHandIn, async ({ deps, actor, params, body }) =>
    toHandIn(await decide(deps, actor.id, params.handInId, body), linksFor(deps, actor.id)),
  )
}
