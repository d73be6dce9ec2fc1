import * as contract from '#contract/sponsors/links.ts'
import * as page from '#contract/sponsors/page.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { confirm, follow, unsubscribe } from './followers.service.ts'
import { openPage, sponsorView } from './page.service.ts'
import { change, create, listLinks, removeFollower, revoke, revokeAll } from './service.ts'

export function sponsorRoutes(app: App) {
  serve(app, contract.listSponsorLinks, ({ db, tools, actor }) => listLinks(db, tools, actor.id))
  serve(app, contract.previewSponsorView, ({ db, tools, actor }) =>
    sponsorView(db, { personId: actor.id, shows: contract.sharedParts }, tools.clock()),
  )
  serve(app, contract.createSponsorLink, ({ db, tools, actor, body }) => create(db, tools, actor.id, body))
  serve(app, contract.changeSponsorLink, ({ db, tools, actor, params, body }) =>
    change(db, tools, actor.id, { ...params, ...body }),
  )
  serve(app, contract.revokeSponsorLink, ({ db, tools, actor, params }) => revoke(db, tools, actor.id, params.linkId))
  serve(app, contract.removeSponsorFollower, ({ db, tools, actor, params }) =>
    removeFollower(db, tools, actor.id, params),
  )
  serve(app, contract.revokeSponsorLinksOf, async ({ db, tools, actor, params, body }) => ({
    revoked: await revokeAll(db, tools, { personId: params.userId, actorId: actor.id, ...body }),
  }))
  serve(app, page.getSponsorPage, ({ db, tools, params, request }) =>
    openPage(db, tools, { ...params, userAgent: request.headers['user-agent'] }),
  )
  serve(app, page.followProgress, ({ db, tools, params, body }) => follow(db, tools, params.token, body.email))
  serve(app, page.confirmFollowing, ({ db, tools, body }) => confirm(db, tools, body.token))
  serve(app, page.stopFollowing, ({ db, tools, body }) => unsubscribe(db, tools, body.token))
}
