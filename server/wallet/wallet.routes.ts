import { adjustWallet, getWallet, listWalletEntries } from '#contract/wallet/ledger.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { readSettings } from '#server/site/index.ts'
import { referralCodeOf, referralsOf } from './referrals.store.ts'
import { toRupees } from './wallet.rules.ts'
import { adjust } from './wallet.service.ts'
import { entriesOf, sumsOf } from './wallet.store.ts'

const latest = { size: 20 }

export function walletRoutes(app: App) {
  serve(app, getWallet, async ({ db, actor }) => {
    const [sums, referralCode, entries, { referrals, pending }, settings] = await Promise.all([
      sumsOf(db, actor.id),
      referralCodeOf(db, actor.id),
      entriesOf(db, actor.id, latest),
      referralsOf(db, actor.id),
      readSettings(db),
    ])
    return {
      balanceRupees: toRupees(sums.balancePaise),
      earnedRupees: toRupees(sums.earnedPaise),
      referralCode,
      entries: entries.items,
      referrals,
      pendingRupees: pending * settings.referralRupees,
    }
  })
  serve(app, listWalletEntries, ({ db, actor, query }) => entriesOf(db, actor.id, query))
  serve(app, adjustWallet, async ({ db, actor, params, body }) => {
    const { rupees, reason } = body
    const balance = await adjust(db, { personId: params.userId, paise: rupees * 100, reason, actorId: actor.id })
    return { balanceRupees: toRupees(balance) }
  })
}
