import { frameNotifications } from '#contract/app/pages.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import { factorRead } from './identity/second-factor/store.ts'
import { personRead } from './identity/people.store.ts'
import { overviewFigures } from './insights/figures.service.ts'
import { figuresRead } from './insights/figures.store.ts'
import { spanOf } from './insights/overview.rules.ts'
import { expiringRead } from './insights/overview.store.ts'
import { adminWaitingRead, staffWaitingRead, type waitingNeeds } from './insights/waiting.store.ts'
import type { Actor } from './kit/deps.ts'
import type { Db } from './kit/db/db.ts'
import { readingTogether } from './kit/db/reads.ts'
import { accessRead } from './membership/state/store.ts'
import { paymentsRead } from './membership/payments/store.ts'
import { firstNotifications, notificationsRead } from './notifications/notifications.store.ts'
import { payeeChangeRead, payeeWatch } from './site/school.store.ts'
import { settingsRead } from './site/settings.store.ts'
import { referralsRead } from './wallet/referrals.store.ts'
import { walletRead } from './wallet/wallet.store.ts'

const forEverybody = [personRead, settingsRead, notificationsRead] as const
const forLearners = readingTogether(
  'learner_frame',
  ...forEverybody,
  walletRead,
  referralsRead,
  paymentsRead,
  accessRead,
)
const staff = [...forEverybody, factorRead, staffWaitingRead, figuresRead] as const
const forStaff = readingTogether('staff_frame', ...staff)
const forAdmins = readingTogether('admin_frame', ...staff, adminWaitingRead, expiringRead, payeeChangeRead)

type NeedsOf = (actor: Actor, now: Date) => ReturnType<typeof waitingNeeds>

/** What every page of an area shows (`areas` in contract/app/pages.ts), in one statement. */
export const frameReader =
  (needsOf: NeedsOf, clock: () => Date) =>
  (db: Db, path: string, actor: Actor): void => {
    const given = { personId: actor.id, ...firstNotifications(frameNotifications) }
    if (path.startsWith('/dashboard')) return forLearners(db, given)
    if (!path.startsWith('/admin') || !mayUse(actor.role, 'mentor') || actor.lacksSecondFactor) return
    const now = clock()
    const forWork = { ...given, figures: overviewFigures.name, ...needsOf(actor, now) }
    if (mayUse(actor.role, 'admin')) forAdmins(db, { ...forWork, ...spanOf(now), ...payeeWatch(now) })
    else forStaff(db, forWork)
  }
