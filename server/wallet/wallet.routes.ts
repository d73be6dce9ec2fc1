import { adjustWallet, getWallet, listWalletEntries } from '#contract/wallet/ledger.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { readSettings } from '#server/site/index.ts'
import { referralsOf } from './referrals.store.ts'
import { toRupees } from './wallet.rules.ts'
import { adjust } from './wallet.service.ts'
import { entriesOf, walletOf } from './wallet.store.ts'

export function walletRoutes(app: App) {
  serve(app, getWallet, async ({ db, actor }) => {
    const [wallet, { code, referrals, pending }, settings] = await Promise.all([
      walletOf(db, actor.id),
      referralsOf(db, actor.id),
      readSettings(db),
    ])
    return {
      balanceRupees: toRupees(wallet.balancePaise),
      earnedRupees: toRupees(wallet.earnedPaise),
      owedRupees: toRupees(wallet.owedPaise),
      referralCode: code,
      entries: wallet.entries,
      referrals,
      pendingRupees: pending * settings.referralRupees,
    }
  })
  serve(app, listWalletEntries, ({ db, actor, query }) => entriesOf(db, actor.id, query))
  serve(app, adjustWallet, async ({ db, tools, actor, params, body }) => {
    const { rupees, reason } = body
    const balance = await adjust(db, tools, { personId: params.userId, paise: rupees * 100, reason, actorId: actor.id })
    return { balanceRupees: toRupees(balance) }
  })
}
