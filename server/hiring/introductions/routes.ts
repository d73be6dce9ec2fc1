import { z } from '#contract/kit/zod.ts'
import * as contract from '#contract/hiring/introductions.ts'
import * as meetings from '#contract/hiring/meetings.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { LinkNumber } from '#server/kit/http/signed-links.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { indiaDate } from '#server/kit/india.ts'
import { getIntroducedPortfolio, getIntroducedWork } from '#contract/hiring/introduced-portfolio.ts'
import { isPortfolioShared, workOf, workShownIn } from '#server/portfolio/index.ts'
import { recordView } from '../candidates/pool.store.ts'
import { companyOf } from '../companies/access.store.ts'
import type { Side } from '../tables.ts'
import { interviewPath } from './calendar.ts'
import { conversationRoutes } from './conversation.routes.ts'
import { notesOf } from './conversation.store.ts'
import { answer, cancel, confirm, offer, propose, readInterviewFile } from './meetings.service.ts'
import { interviewsOf, placementOf, toInterview } from './meetings.store.ts'
import { actingAs, memberOf } from './parties.ts'
import { introducedPortfolio } from './portfolio.service.ts'
import { accept, leave, request, turnDown } from './service.ts'
import {
  contactOf,
  eventsOf,
  type Found,
  introductionOf,
  introductionOfCompany,
  introductionsOf,
  introductionsOfCompany,
  isOpen,
  toCompanyPage,
  toMyPage,
} from './store.ts'

/** What a page needs besides what was found. */
async function restOf(db: Db, tools: Tools, actor: Actor, found: Found | null, side: Side) {
  if (!found) throw notFound('This introduction')
  const { id, person } = found
  const interviews = await interviewsOf(db, id)
  const rest = {
    events: await eventsOf(db, id),
    hasPortfolio: await isPortfolioShared(db, tools, person.id),
    interviews: interviews.map((row) => toInterview(row, interviewPath(tools, row.id, actor.id))),
    placement: await placementOf(db, id),
    notes: await notesOf(db, id, { side, readerId: actor.id }),
  }
  return [found, rest] as const
}

export function introductionRoutes(app: App) {
  serve(app, contract.listMyIntroductions, ({ db, actor, query }) => introductionsOf(db, actor.id, query))
  serve(app, contract.getMyIntroduction, async ({ db, tools, actor, params: { introductionId } }) => {
    const mine = await introductionOf(db, actor.id, introductionId)
    const [found, rest] = await restOf(db, tools, actor, mine, 'learner')
    const work = (await workOf(db, [actor.id])).get(actor.id) ?? []
    return toMyPage(found, rest, { contact: await contactOf(db, found), work })
  })
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
    const { id: companyId } = await companyOf(db, actor)
    const theirs = await introductionOfCompany(db, companyId, introductionId)
    const [found, rest] = await restOf(db, tools, actor, theirs, 'company')
    if (isOpen(found)) {
      const { candidateId } = found.introduction
      const day = indiaDate(tools.clock())
      await recordView(db, { companyId, viewerId: actor.id, candidateId, what: 'profile', day })
    }
    return toCompanyPage(found, rest)
  })
  serve(app, contract.turnDownIntroduction, async ({ db, tools, actor, params, body }) =>
    turnDown(db, tools, await memberOf(db, actor), { ...params, ...body }),
  )
  portfolioRoutes(app)
  meetingRoutes(app)
  conversationRoutes(app)
}

function portfolioRoutes(app: App) {
  serve(app, getIntroducedPortfolio, async ({ db, tools, actor, params: { introductionId } }) => {
    const { view } = await introducedPortfolio(db, tools, await memberOf(db, actor), introductionId)
    return view
  })
  serve(app, getIntroducedWork, async ({ db, tools, actor, params: { introductionId, key } }) => {
    const portfolio = await introducedPortfolio(db, tools, await memberOf(db, actor), introductionId)
    return workShownIn(db, tools, { ...portfolio, key })
  })
}

function meetingRoutes(app: App) {
  serve(app, meetings.proposeInterview, async ({ db, tools, actor, params, body }) =>
    propose(db, tools, await actingAs(db, actor), { ...params, ...body }),
  )
  serve(app, meetings.answerInterview, async ({ db, tools, actor, params, body }) =>
    answer(db, tools, await actingAs(db, actor), { ...params, ...body }),
  )
  serve(app, meetings.cancelInterview, async ({ db, tools, actor, params }) =>
    cancel(db, tools, await actingAs(db, actor), params),
  )
  serve(app, meetings.makeOffer, async ({ db, tools, actor, params }) =>
    offer(db, tools, await memberOf(db, actor), params.introductionId),
  )
  serve(app, meetings.confirmPlacement, async ({ db, tools, actor, params, body }) =>
    confirm(db, tools, await actingAs(db, actor), { ...params, ...body }),
  )
  const { deps } = app
  serveFile(app, {
    path: '/introductions/interviews/:interviewId/:file',
    fields: { interviewId: LinkNumber, file: CalendarFile },
    what: 'This calendar',
    open: async ({ interviewId, file }) => {
      const calendar = await readInterviewFile(deps.db, deps, interviewId, file)
      return calendar === null
        ? null
        : { type: 'text/calendar; charset=utf-8', name: 'interview.ics', content: () => calendar }
    },
  })
}

/** The person and the signature. */
const CalendarFile = z
  .string()
  .regex(/^\d{1,12}\.[\w-]{43}\.ics$/)
  .transform((file) => file.split('.'))
  .transform(([personId, signature]) => ({ personId: Number(personId), signature: signature! }))
