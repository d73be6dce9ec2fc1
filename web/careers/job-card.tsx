import type { ReactNode } from 'react'
import type { Job } from '#contract/careers/jobs.ts'
import { initials } from '#web/kit/layout/avatar.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { IconFact } from '#web/kit/layout/icon-fact.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { day } from '#web/kit/format.ts'
import {
  Briefcase,
  CalendarClock,
  CalendarDays,
  ChevronDown,
  Clock,
  ExternalLink,
  Lock,
  MapPin,
  Wallet,
} from '#web/kit/icons.tsx'
import { SampleMark } from '#web/site/index.ts'
import { PartnerMark } from './partner-mark.tsx'
import { describePay, jobPath, jobTypeLabels } from './jobs.rules.ts'

type JobCardProps = {
  job: Job
  posted: string
  isClosed?: boolean
  /** Whether the title leads to the job's own page. */
  isLinked?: boolean
  /** The learner's tracking. */
  children?: ReactNode
}

/** Works without JavaScript. */
export function JobCard({ job, posted, isClosed = false, isLinked = false, children }: JobCardProps) {
  const id = `job-${job.jobId}`
  return (
    <article id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="surface @container overflow-hidden">
      {/* Container queries, because the card is also used next to a menu and in a dialog. */}
      <div className="grid gap-5 p-5 sm:p-6 @xl:grid-cols-[auto_1fr] @4xl:grid-cols-[auto_1fr_auto] @4xl:items-center">
        <span
          aria-hidden="true"
          className="wide grid size-13 place-items-center self-start rounded-control bg-indigo-tint text-lg text-indigo select-none @max-xl:hidden"
        >
          {initials(job.companyName)}
        </span>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={`${id}-title`} className="type-h3 wrap-anywhere">
              {isLinked ? (
                <a href={jobPath(job.jobId)} className="hover:underline">
                  {job.title}
                </a>
              ) : (
                job.title
              )}
            </h3>
            <PartnerMark isPartner={job.isPartner} />
            <SampleMark isSample={job.isSample} />
            {isClosed && <Badge icon={Lock}>Closed</Badge>}
          </div>
          <p className="mt-0.5 wrap-anywhere">{job.companyName}</p>
          <JobFacts job={job} posted={posted} isClosed={isClosed} />
        </div>
        <div className="flex flex-wrap gap-2 @xl:col-start-2 @4xl:col-start-3 @4xl:flex-row-reverse">
          <JobLinks job={job} isClosed={isClosed} />
        </div>
      </div>
      {children}
      {job.description && (
        <Details title="About the job" of={job.title}>
          <p className="max-w-3xl px-5 pt-3 pb-5 wrap-anywhere whitespace-pre-line sm:px-6">{job.description}</p>
        </Details>
      )}
      <Details title="HR Details" of={job.companyName}>
        <HrFacts job={job} className="px-5 pt-3 pb-5 sm:px-6" />
      </Details>
    </article>
  )
}

/** In one line on a wide screen, then the skills. */
export function JobFacts({ job, posted, isClosed }: Pick<JobCardProps, 'job' | 'posted' | 'isClosed'>) {
  const pay = describePay(job)
  return (
    <>
      <ul className="type-small mt-2.5 flex flex-wrap gap-x-5 gap-y-1.5 text-soft">
        <IconFact icon={Briefcase} label="Experience">
          {job.experience}
        </IconFact>
        <IconFact icon={MapPin} label="Location">
          {job.location}
        </IconFact>
        {job.jobType && (
          <IconFact icon={Clock} label="Type">
            {jobTypeLabels[job.jobType]}
          </IconFact>
        )}
        {pay && (
          <IconFact icon={Wallet} label="Pay">
            {pay}
          </IconFact>
        )}
        <IconFact icon={CalendarDays}>
          <time dateTime={job.postedDate}>{posted}</time>
        </IconFact>
        {job.expiresOn && !isClosed && (
          <IconFact icon={CalendarClock}>
            Apply by <time dateTime={job.expiresOn}>{day(job.expiresOn)}</time>
          </IconFact>
        )}
      </ul>
      {job.skills && job.skills.length > 0 && (
        <ul aria-label="Skills" className="mt-3 flex flex-wrap gap-1.5">
          {job.skills.map((skill) => (
            <li key={skill} className="type-small rounded-full bg-haze px-2.5 py-0.5 wrap-anywhere">
              {skill}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export function JobLinks({ job, isClosed, isMain = false }: { job: Job; isClosed: boolean; isMain?: boolean }) {
  return (
    <>
      {!isClosed && (
        <ButtonLink variant={isMain ? 'primary' : 'secondary'} {...newTab(job.applyLink)} className="max-sm:flex-1">
          Apply Now
          <ExternalHint>for {job.title}</ExternalHint>
        </ButtonLink>
      )}
      {!job.isPartner && (
        <ButtonLink variant="quiet" {...newTab(job.linkedinProfile)} className="whitespace-nowrap max-sm:px-3">
          Company profile
          <ExternalHint>of {job.companyName} on LinkedIn</ExternalHint>
        </ButtonLink>
      )}
    </>
  )
}

const newTab = (href: string) => ({ href, target: '_blank', rel: 'noopener noreferrer' })

/** Context for screen readers, and the icon of an external link. */
function ExternalHint({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="sr-only"> {children} (opens a new tab)</span>
      <ExternalLink aria-hidden="true" className="size-4 max-sm:hidden" />
    </>
  )
}

function Details({ title, of, children }: { title: string; of: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 items-center gap-2 px-5 py-2 font-medium text-soft outline-offset-[-3px] hover:bg-haze hover:text-ink sm:px-6">
        {title}
        <span className="sr-only"> of {of}</span>
        <ChevronDown aria-hidden="true" className="ml-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

export function HrFacts({ job, className }: { job: Job; className?: string }) {
  return (
    <dl className={classes('grid gap-x-5 gap-y-1 sm:grid-cols-[6rem_1fr] sm:gap-y-2', className)}>
      {job.hrEmail && (
        <>
          <dt className="text-soft">HR email</dt>
          <dd className="min-w-0 max-sm:mb-2">
            <a href={`mailto:${job.hrEmail}`} className="link touch inline-flex items-center break-all">
              {job.hrEmail}
            </a>
          </dd>
        </>
      )}
      <dt className="text-soft">Company</dt>
      <dd className="min-w-0">
        <a {...newTab(job.companyLink)} className="link touch inline-flex items-center gap-1.5 break-all">
          {new URL(job.companyLink).host}
          <ExternalHint>website of {job.companyName}</ExternalHint>
        </a>
      </dd>
    </dl>
  )
}
