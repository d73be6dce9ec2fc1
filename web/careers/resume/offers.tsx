import { useQuery } from '@tanstack/react-query'
import type { Resume } from '#contract/careers/resume.ts'
import { Check, Plus } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { resumeOffers } from '../resume.api.ts'
import { includesOffer } from './resume.rules.ts'

type OffersProps = { resume: Resume; onChange: (change: Partial<Resume>) => void }

/** Approved projects and certificates that can be inserted with one click. */
export function Offers({ resume, onChange }: OffersProps) {
  const { data } = useQuery(resumeOffers)
  if (!data || data.projects.length + data.certifications.length === 0) return null
  return (
    <section aria-labelledby="from-your-work" className="surface p-4 sm:p-5">
      <h2 id="from-your-work" className="type-h3">
        From your work
      </h2>
      <p className="type-small mt-1 text-soft">
        Your approved projects and certificates. You can edit them after adding.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {data.certifications.map((offer) => (
          <Offer
            key={offer.link}
            kind="Certificate"
            name={offer.name}
            isAdded={includesOffer(resume.certifications, offer)}
            onInsert={() => onChange({ certifications: [...resume.certifications, offer] })}
          />
        ))}
        {data.projects.map((offer) => (
          <Offer
            key={offer.name}
            kind="Project"
            name={offer.name}
            isAdded={includesOffer(resume.projects, offer)}
            onInsert={() => onChange({ projects: [...resume.projects, offer] })}
          />
        ))}
      </ul>
    </section>
  )
}

type OfferProps = { kind: string; name: string; isAdded: boolean; onInsert: () => void }

function Offer({ kind, name, isAdded, onInsert }: OfferProps) {
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="type-small block text-soft">{kind}</span>
      </p>
      {isAdded ? (
        <span className="type-small flex min-h-11 shrink-0 items-center gap-1.5 font-medium text-leaf-ink">
          <Check aria-hidden="true" className="size-4.5" />
          Added
        </span>
      ) : (
        <Button size="small" onClick={onInsert} className="shrink-0">
          <Plus aria-hidden="true" className="size-4" />
          Insert<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}
