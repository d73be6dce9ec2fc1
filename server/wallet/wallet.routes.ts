import { getWallet } from '#contract/wallet/ledger.ts'
import { serve, type App } from '#server/kit/serve.ts'
import { referralCodeOf } from './referrals.store.ts'
import { latestEntriesOf, sumsOf } from './wallet.store.ts'

export function walletRoutes(app: App) {
  serve(app, getWallet, async ({ db, actor }) => {
    const [sums, referralCode, entries] = await Promise.all([
      sumsOf(db, actor.id),
      referralCodeOf(db, actor.id),
      latestEntriesOf(db, actor.id),
    ])
    return { ...sums, referralCode, entries }
  })
}
