import { experienceOf, locationOf, type OwnOpening } from '#contract/hiring/openings.ts'
import { describePay, jobTypeLabels } from '#web/careers/index.ts'
import { Briefcase, Clock, MapPin, Wallet } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { IconFact } from '#web/kit/layout/icon-fact.tsx'

type OpeningFactsProps = {
  opening: Pick<OwnOpening, 'city' | 'isRemote' | 'minYears' | 'jobType' | 'payFrom' | 'payTo' | 'skills'>
}

/** In one line on a wide screen, then the skills. */
export function OpeningFacts({ opening }: OpeningFactsProps) {
  const { jobType, payFrom, payTo, skills } = opening
  const pay = describePay({ pay: '', payFrom, payTo, payPer: 'year' })
  return (
    <>
      <ul className="type-small flex flex-wrap gap-x-5 gap-y-1.5 text-soft">
        <IconFact icon={MapPin} label="Location">
          {locationOf(opening)}
        </IconFact>
        <IconFact icon={Briefcase} label="Experience">
          {experienceOf(opening.minYears)}
        </IconFact>
        {jobType && (
          <IconFact icon={Clock} label="Type">
            {jobTypeLabels[jobType]}
          </IconFact>
        )}
        {pay && (
          <IconFact icon={Wallet} label="Pay">
            {pay}
          </IconFact>
        )}
      </ul>
      <Skills skills={skills} className="mt-3" />
    </>
  )
}

export const Skills = ({ skills, className }: { skills: string[]; className?: string }) =>
  skills.length === 0 ? null : (
    <ul aria-label="Skills" className={classes('flex flex-wrap gap-1.5', className)}>
      {skills.map((skill) => (
        <li key={skill} className="type-small rounded-full bg-haze px-2.5 py-0.5 wrap-anywhere">
          {skill}
        </li>
      ))}
    </ul>
  )
