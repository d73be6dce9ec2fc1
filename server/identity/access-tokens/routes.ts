import * as contract from '#contract/identity/access-tokens.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { toAccessToken } from './rules.ts'
import { create, revoke } from './service.ts'
import { tokensOf } from './store.ts'

export function accessTokenRoutes(app: App) {
  serve(app, contract.listAccessTokens, async ({ db, tools, actor }) => {
    const now = tools.clock()
    const rows = await tokensOf(db, actor.id)
    return { tokens: rows.map((row) => toAccessToken(row, now)), isGitAvailable: tools.git !== null }
  })
  serve(app, contract.createAccessToken, ({ db, tools, actor, body }) => create(db, tools, actor.id, body))
  serve(app, contract.revokeAccessToken, ({ db, actor, params }) => revoke(db, actor.id, params.tokenId))
}
