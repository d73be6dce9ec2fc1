import { useQuery } from '@tanstack/react-query'
import type { Resume } from '#contract/careers/resume.ts'
import { Offer } from '#web/kit/lists/offer.tsx'
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
            name={offer.name}
            details="Certificate"
            isAdded={includesOffer(resume.certifications, offer)}
            action="Insert"
            onAdd={() => onChange({ certifications: [...resume.certifications, offer] })}
          />
        ))}
        {data.projects.map((offer) => (
          <Offer
            key={offer.name}
            name={offer.name}
            details="Project"
            isAdded={includesOffer(resume.projects, offer)}
            action="Insert"
            onAdd={() => onChange({ projects: [...resume.projects, offer] })}
          />
        ))}
      </ul>
    </section>
  )
}
