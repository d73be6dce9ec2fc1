import { useState } from 'react'
import { maxItems, type PortfolioItem } from '#contract/portfolio/portfolio.ts'
import { isProven, itemLabels, type ProvenWork, workKey } from '#contract/portfolio/view.ts'
import { day } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Offer } from '#web/kit/lists/offer.tsx'

type WorkOffersProps = { items: PortfolioItem[]; work: ProvenWork[]; onChange: (items: PortfolioItem[]) => void }

const shownFirst = 6

/** What the school has checked, to choose from. */
export function WorkOffers({ items, work, onChange }: WorkOffersProps) {
  const [showsAll, setShowsAll] = useState(false)
  const added = new Set(items.filter(isProven).map(workKey))
  const shown = showsAll ? work : work.slice(0, shownFirst)
  return (
    <section aria-labelledby="approved-work" className="surface p-4 sm:p-5">
      <h2 id="approved-work" className="type-h3">
        Your approved work
      </h2>
      <p className="type-small mt-1 text-soft">
        {work.length === 0
          ? 'Nothing yet. Approved steps and projects, certificates and sessions you attended appear here.'
          : 'Add what shows you best. If an approval is withdrawn, the item disappears from your portfolio at once.'}
      </p>
      {items.length >= maxItems && (
        <Callout className="mt-3">
          Your portfolio has {maxItems} items, the most possible. Remove one to add another.
        </Callout>
      )}
      <ul className="mt-3 divide-y divide-line">
        {shown.map((each) => (
          <Offer
            key={workKey(each)}
            name={each.title}
            details={describeOffer(each)}
            isAdded={added.has(workKey(each))}
            action="Add"
            onAdd={() => items.length < maxItems && onChange([...items, itemOf(each)])}
          />
        ))}
      </ul>
      {work.length > shown.length && (
        <Button size="small" className="mt-2" onClick={() => setShowsAll(true)}>
          Show all {work.length}
        </Button>
      )}
    </section>
  )
}

/** "Course work, Backend & APIs, 15 Nov 2026" */
const describeOffer = ({ kind, courseTitle, at }: ProvenWork): string =>
  [itemLabels[kind], courseTitle, day(at)].filter(Boolean).join(', ')

/** Nothing is shown unless the learner ticks it. */
const itemOf = ({ kind, workId }: ProvenWork): PortfolioItem => ({
  kind,
  workId,
  note: '',
  showsWords: false,
  showsWork: false,
})
