import * as contract from '#contract/hiring/introductions.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { portfolioLinkOf } from '#server/portfolio/index.ts'
import { companyOf } from '../companies/access.store.ts'
import { accept, leave, request, turnDown } from './service.ts'
import {
  eventsOf,
  type Found,
  introductionOf,
  introductionOfCompany,
  introductionsOf,
  introductionsOfCompany,
  toCompanyPage,
  toMyPage,
} from './store.ts'

const memberOf = async (db: Db, actor: Actor) => ({ actor, company: await companyOf(db, actor) })

/** What a page needs besides what was found. */
async function restOf(db: Db, tools: Tools, found: Found | null) {
  if (!found) throw notFound('This introduction')
  const [events, portfolioUrl] = await Promise.all([
    eventsOf(db, found.id),
    portfolioLinkOf(db, tools, found.person.id),
  ])
  return [found, { events, portfolioUrl }] as const
}

export function introductionRoutes(app: App) {
  serve(app, contract.listMyIntroductions, ({ db, actor, query }) => introductionsOf(db, actor.id, query))
  serve(app, contract.getMyIntroduction, async ({ db, tools, actor, params: { introductionId } }) =>
    toMyPage(...(await restOf(db, tools, await introductionOf(db, actor.id, introductionId)))),
  )
  serve(app, contract.acceptIntroduction, ({ db, tools, actor, params, body }) =>
    accept(db, tools, actor.id, { ...params, ...body }),
  )
  serve(app, contract.leaveIntroduction, ({ db, tools, actor, params, body }) =>
    leave(db, tools, actor.id, { ...params, ...body }),
  )
  serve(app, contract.requestIntroduction, async ({ db, tools, actor, body }) =>
    request(db, tools, await memberOf(db, actor), body),
  )
  serve(app, contract.listCompanyIntroductions, async ({ db, actor, query }) =>
    introductionsOfCompany(db, (await companyOf(db, actor)).id, query),
  )
  serve(app, contract.getCompanyIntroduction, async ({ db, tools, actor, params: { introductionId } }) => {
    const { id } = await companyOf(db, actor)
    return toCompanyPage(...(await restOf(db, tools, await introductionOfCompany(db, id, introductionId))))
  })
  serve(app, contract.turnDownIntroduction, async ({ db, tools, actor, params, body }) =>
    turnDown(db, tools, await memberOf(db, actor), { ...params, ...body }),
  )
}
