import { useQuery } from '@tanstack/react-query'
import type { Resume, ResumeOffers } from '#contract/careers/resume.ts'
import { Offer } from '#web/kit/lists/offer.tsx'
import { resumeOffers } from '../resume.api.ts'
import { includesOffer, isSameText } from './resume.rules.ts'

type OffersProps = { resume: Resume; onChange: (change: Partial<Resume>) => void }

/** The portfolio's items, and other approved projects and certificates, that can be inserted with one click. */
export function Offers(props: OffersProps) {
  const { data } = useQuery(resumeOffers)
  if (!data) return null
  return (
    <>
      <Group
        {...props}
        title="From your portfolio"
        intro="What you show there. You can edit it after adding."
        offers={data.fromPortfolio}
      />
      <Group
        {...props}
        title="From your work"
        intro="Your approved projects and certificates. You can edit them after adding."
        offers={data.fromWork}
      />
    </>
  )
}

type GroupProps = OffersProps & { title: string; intro: string; offers: ResumeOffers }

function Group({ title, intro, offers, resume, onChange }: GroupProps) {
  const { projects, experience, certifications } = offers
  if (projects.length + experience.length + certifications.length === 0) return null
  return (
    <section aria-label={title} className="surface p-4 sm:p-5">
      <h2 className="type-h3">{title}</h2>
      <p className="type-small mt-1 text-soft">{intro}</p>
      <ul className="mt-3 divide-y divide-line">
        {certifications.map((offer) => (
          <Offer
            key={offer.link}
            name={offer.name}
            details="Certificate"
            isAdded={includesOffer(resume.certifications, offer)}
            action="Insert"
            onAdd={() => onChange({ certifications: [...resume.certifications, offer] })}
          />
        ))}
        {projects.map((offer) => (
          <Offer
            key={`project ${offer.name} ${offer.link}`}
            name={offer.name}
            details="Project"
            isAdded={includesOffer(resume.projects, offer)}
            action="Insert"
            onAdd={() => onChange({ projects: [...resume.projects, offer] })}
          />
        ))}
        {experience.map((offer) => (
          <Offer
            key={`experience ${offer.role}`}
            name={offer.role}
            details="Experience"
            isAdded={resume.experience.some(({ role }) => isSameText(role, offer.role))}
            action="Insert"
            onAdd={() => onChange({ experience: [...resume.experience, offer] })}
          />
        ))}
      </ul>
    </section>
  )
}
