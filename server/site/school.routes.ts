import { getPayeeChange, getSettings, listSettingChanges, saveSettings } from '#contract/site/school.ts'
import { getSite, isSamplePayee } from '#contract/site/settings.ts'
import { type ClaimFigures, getClaimFigures } from '#contract/site/claims.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { memoizeWithTtl } from '#server/kit/cache/ttl-cache.ts'
import { notFound } from '#server/kit/errors.ts'
import { hasGatewayRead } from './connections/store.ts'
import { saveSettings as save, type WaitingAt } from './school.service.ts'
import { changesOfTheSchool, payeeChangeRead, payeeWatch, settingsVersion, toSettingChange } from './school.store.ts'
import { type CountFigures, readSettings, readSite } from './settings.store.ts'
import { countedClaims } from './school.rules.ts'

const figuresTtl = 60_000

type Above = { waitingAt: WaitingAt; countFigures: CountFigures }

/** Functions of the domains above this one, passed in by the app. */
export function schoolRoutes(app: App, { waitingAt, countFigures }: Above) {
  serve(app, getSettings, async ({ db, tools }) => {
    // First: should a change come in between, the page is taken for older than it is, never for newer.
    const version = await settingsVersion(db)
    const reads = [readSettings(db), countFigures(db), hasGatewayRead(db, {})] as const
    const [settings, figures, hasGateway] = await Promise.all(reads)
    const takesOnlinePayments = tools.env.gateway !== null || hasGateway
    return { settings, hasSamplePayee: isSamplePayee(settings.payee), takesOnlinePayments, figures, version }
  })
  serve(app, saveSettings, async ({ db, tools, actor, body, request, setMessage }) => {
    const { version, changes: wanted, password, code } = body
    setMessage('Saved.')
    const confirmation = { password, code, address: request.ip }
    return { version: await save(db, tools, { actor, version, wanted, waitingAt, confirmation }) }
  })
  serve(app, getPayeeChange, ({ db, tools }) => payeeChangeRead(db, payeeWatch(tools.clock())))
  serve(app, listSettingChanges, async ({ db, query: { after, size, subject } }) =>
    toPage(await changesOfTheSchool(db, { after: cursorId(after), size, subject }), size, toSettingChange),
  )
  serve(app, getSite, ({ db, tools }) => readSite(db, tools.env))
  const recentFigures = memoizeWithTtl<ClaimFigures>(() => figuresTtl)
  serve(app, getClaimFigures, async ({ db, tools }) => {
    // How many learners a school has is its own business.
    if (!tools.env.isDemo) throw notFound('This page')
    const figures = await recentFigures(Date.now(), () => countFigures(db))
    return countedClaims((await readSettings(db)).claims, figures)
  })
}
