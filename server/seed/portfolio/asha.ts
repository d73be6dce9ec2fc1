import type { DeclaredItem, PortfolioItem, ProvenItem } from '#contract/portfolio/portfolio.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { indiaDate } from '#server/kit/india.ts'
import { expiryAfter } from '#server/kit/shared-links.ts'
import { insertLink, updateLink } from '#server/portfolio/links.store.ts'
import { putPortfolio } from '#server/portfolio/store.ts'
import { workOf } from '#server/portfolio/work.service.ts'
import { demoAccounts, demoLearnerId } from '../identity.ts'
import { moment } from '../moment.ts'

type Shown = Pick<ProvenItem, 'kind'> & Partial<ProvenItem> & { title: string }

/** By their titles, in the order in which she shows them. */
const shown: Shown[] = [
  {
    kind: 'step',
    title: 'Build an offline order book',
    note: 'Orders taken without a connection are sent once when it’s back, in their order. I tested it with the network switched off for an hour.',
    showsWords: true,
    showsWork: true,
  },
  {
    kind: 'project',
    title: 'asha.codes',
    note: 'My own site, without a framework. The second version fixed the layout on small phones.',
    showsWords: true,
  },
  { kind: 'certificate', title: 'JavaScript & TypeScript Mastery' },
  {
    kind: 'step',
    title: 'Fetch with timeout, retries and cancel',
    note: 'My first attempt retried every error. Now it retries only what can succeed, and the pause can be cancelled.',
    showsWords: true,
    showsWork: true,
  },
  { kind: 'step', title: 'Build the board with filters in the URL', showsWords: true },
  { kind: 'step', title: 'Update a cart without changing the old one', showsWork: true },
  { kind: 'session', title: 'Saturday doubts: ask Imran anything' },
]

const declared: DeclaredItem[] = [
  {
    kind: 'experience',
    title: 'Web Developer Intern, Rann Studio, Ahmedabad (remote)',
    period: 'Apr 2026 - Sep 2026',
    link: '',
    note: 'Built a booking form in React for a craft fair: 1,400 bookings in the first week, none lost.',
  },
  {
    kind: 'own-project',
    title: 'Water Log (पानी की डायरी)',
    period: '2026',
    link: 'github.com/asha-kumari-kaushal-demo/water-log',
    note: 'A water-use diary for housing societies, in English and हिन्दी. Works offline and syncs later.',
  },
]

/** The demo learner shows her portfolio to companies she applied to. */
export async function seedPortfolio(db: Db, { clock }: Deps) {
  const now = clock()
  const personId = await demoLearnerId(db)
  const work = (await workOf(db, [personId])).get(personId) ?? []
  const proven = shown.flatMap(({ kind, title, ...choices }): PortfolioItem[] => {
    const found = work.find((each) => each.kind === kind && each.title === title)
    const hidden = { note: '', showsWords: false, showsWork: false }
    return found ? [{ kind, workId: found.workId, ...hidden, ...choices }] : []
  })
  const portfolio = {
    shownName: demoAccounts[0]!.firstName,
    headline: 'Junior full-stack developer',
    summary:
      'I build for people with old phones and slow networks, and I test what I build.\nI’m looking for a team that reviews each other’s code.',
    items: [...proven, ...declared],
  }
  await putPortfolio(db, personId, 0, portfolio, moment([3, '20:40'], now))
  const createdAt = moment([6, '19:30'], now)
  const { id } = await insertLink(db, { personId, createdAt, expiresAt: expiryAfter(90, createdAt) })
  await updateLink(db, id, { daysOpened: 3, lastOpenedOn: indiaDate(moment([1, '11:00'], now)) })
}
