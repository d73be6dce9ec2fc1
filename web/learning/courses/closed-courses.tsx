import { Link } from 'react-router'
import { plural } from '#web/kit/format.ts'
import { ClosedPanel, type Membership } from '#web/membership/index.ts'
import { CertificateLinks } from './certificate-links.tsx'
import type { MyCourse } from './enrolled-card.tsx'

type ClosedCoursesProps = { membership: Membership; courses: MyCourse[] }

/** My courses while they aren't open. Certificates stay. */
export function ClosedCourses({ membership, courses }: ClosedCoursesProps) {
  const started = courses.filter(({ progress: { approved, waiting, rejected } }) => approved + waiting + rejected > 0)
  const certified = courses.filter((course) => course.certificateCode !== null)
  return (
    <div className="grid gap-8">
      <ClosedPanel membership={membership}>
        {started.length > 0 && <p>Your work is safe. You can still read your submissions and feedback below.</p>}
      </ClosedPanel>
      {started.length > 0 && (
        <section aria-labelledby="work">
          <h2 id="work" className="type-h3 mb-3">
            Your submissions and feedback
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {started.map(({ courseId, courseTitle, progress }) => (
              <li key={courseId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
                <Link to={`/dashboard/tasks/${courseId}`} className="touch link min-w-0 font-medium">
                  {courseTitle}
                </Link>
                <span className="type-small text-soft">
                  {progress.approved} of {plural(progress.steps, 'step')} approved
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {certified.length > 0 && (
        <section aria-labelledby="certificates">
          <h2 id="certificates" className="type-h3 mb-3">
            Your certificates
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {certified.map(({ courseId, courseTitle, certificateCode }) => (
              <li key={courseId} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <p className="min-w-0 font-medium">{courseTitle}</p>
                <CertificateLinks code={certificateCode!} courseTitle={courseTitle} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
