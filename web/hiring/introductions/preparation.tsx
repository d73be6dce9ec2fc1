import type { MyIntroductionPage } from '#contract/hiring/introductions.ts'
import { Check } from '#web/kit/icons.tsx'
import { Section } from './section.tsx'

type PreparationProps = Pick<MyIntroductionPage, 'preparation' | 'companyName'>

/** What the company looks for, and what of the learner's own work speaks for it. */
export function Preparation({ preparation, companyName }: PreparationProps) {
  if (preparation.length === 0) return null
  return (
    <Section id="preparation" title="Prepare">
      <p className="mt-1 text-soft">What {companyName} looks for and uses, next to your own approved work.</p>
      <ul className="mt-3 grid gap-3">
        {preparation.map(({ skill, works }) => (
          <li key={skill} className="min-w-0">
            <span className="flex items-center gap-1.5 font-semibold wrap-anywhere">
              {works.length > 0 && <Check aria-hidden="true" className="size-4.5 shrink-0 text-leaf" />}
              {skill}
            </span>
            {works.length === 0 ? (
              <span className="type-small block text-soft">Nothing yet. Be ready to say how you’d learn it.</span>
            ) : (
              works.map(({ title, courseTitle }) => (
                <span key={`${title} ${courseTitle}`} className="type-small block wrap-anywhere text-soft">
                  {[title, courseTitle].filter(Boolean).join(' · ')}
                </span>
              ))
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
