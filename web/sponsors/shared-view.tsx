import type { ReactNode } from 'react'
import type { AttendancePart, CertificatePart, ProgressPart, SponsorView } from '#contract/sponsors/view.ts'
import { count, day, plural, weekdayTime } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Progress } from '#web/kit/layout/progress.tsx'

type SharedViewProps = {
  view: SponsorView
  /** In the learner's form, whose page must stay open. */
  opensWindows?: boolean
}

/** What a sponsor sees; the learner's preview shows the same. Needs no script. */
export function SharedView({ view, opensWindows = false }: SharedViewProps) {
  const { progress, attendance, certificates } = view
  return (
    <div className="grid grid-cols-1 gap-8">
      {progress && <Week {...progress} />}
      {progress && <Courses courses={progress.courses} />}
      {attendance && <Attendance {...attendance} />}
      {certificates && <Certificates certificates={certificates} opensWindows={opensWindows} />}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="type-h3 mb-3">{title}</h2>
      {children}
    </section>
  )
}

const Nothing = ({ children }: { children: ReactNode }) => <p className="text-soft">{children}</p>

function Week({ week, lastActiveOn }: ProgressPart) {
  const figures = [
    { value: week.activeDays, label: week.activeDays === 1 ? 'active day' : 'active days' },
    { value: week.lessons, label: week.lessons === 1 ? 'lesson read' : 'lessons read' },
    { value: week.submissions, label: week.submissions === 1 ? 'submission' : 'submissions' },
    { value: week.approvals, label: week.approvals === 1 ? 'step approved' : 'steps approved' },
  ]
  return (
    <Section title="This week">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-px overflow-hidden rounded-card border border-line bg-line">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse bg-card px-4 py-3">
            <dt className="type-small text-soft">{label}</dt>
            <dd className="text-2xl font-bold tabular-nums">{count(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="type-small mt-2 text-soft">
        {lastActiveOn ? `Last active on ${day(lastActiveOn)}.` : 'No activity yet.'} Weeks start on Monday.
      </p>
    </Section>
  )
}

function Courses({ courses }: Pick<ProgressPart, 'courses'>) {
  return (
    <Section title="Courses">
      {courses.length === 0 ? (
        <Nothing>Not enrolled in a course yet.</Nothing>
      ) : (
        <ul className="surface divide-y divide-line">
          {courses.map(({ courseId, courseTitle, approved, steps }) => (
            <li key={courseId} className="px-4 py-4 sm:px-5">
              <h3 className="mb-2 font-semibold wrap-anywhere">{courseTitle}</h3>
              <Progress look="bar" label={courseTitle} done={approved} total={steps} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Attendance({ reserved, attended, sessions }: AttendancePart) {
  return (
    <Section title="Weekend sessions">
      {reserved === 0 ? (
        <Nothing>No seat in a past session yet.</Nothing>
      ) : (
        <>
          <p className="mb-3">
            Attended {attended} of {plural(reserved, 'reserved session')}.
          </p>
          <ul className="surface divide-y divide-line">
            {sessions.map(({ title, startsAt, hasAttended }) => (
              <li
                key={`${startsAt} ${title}`}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5"
              >
                <span className="min-w-0 wrap-anywhere">
                  {title}
                  <span className="type-small block text-soft">{weekdayTime(startsAt)} IST</span>
                </span>
                {hasAttended ? <Badge tone="good">Attended</Badge> : <Badge>Missed</Badge>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

type CertificatesProps = { certificates: CertificatePart[]; opensWindows: boolean }

function Certificates({ certificates, opensWindows }: CertificatesProps) {
  return (
    <Section title="Certificates">
      {certificates.length === 0 ? (
        <Nothing>No certificate yet.</Nothing>
      ) : (
        <ul className="surface divide-y divide-line">
          {certificates.map(({ code, courseTitle, issuedAt }) => (
            <li key={code} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
              <span className="min-w-0 wrap-anywhere">
                {courseTitle}
                <span className="type-small block text-soft">
                  {code}, issued on {day(issuedAt)}
                </span>
              </span>
              <a
                href={`/certificate/${encodeURIComponent(code)}`}
                aria-label={`Verify the certificate for ${courseTitle}`}
                {...(opensWindows && { target: '_blank', rel: 'noreferrer' })}
                className="touch link"
              >
                Verify
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
