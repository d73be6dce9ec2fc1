import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/kit/layout/button.tsx'
import { ErrorIllustration } from '#web/kit/layout/illustrations.tsx'
import { day, plural } from '#web/kit/format.ts'
import { RenewalDialog } from '#web/membership/index.ts'
import { CertificateLinks } from './certificate-links.tsx'
import type { MyCourse } from './enrolled-card.tsx'

type ExpiredProps = { ends: string | null; isBeingVerified: boolean; courses: MyCourse[] }

export function Expired({ ends, isBeingVerified, courses }: ExpiredProps) {
  const [isRenewing, setIsRenewing] = useState(false)
  const certified = courses.filter((course) => course.certificateCode !== null)
  const started = courses.filter(({ progress: { approved, waiting, rejected } }) => approved + waiting + rejected > 0)
  return (
    <div className="grid gap-8">
      <section aria-labelledby="expired" className="surface flex flex-col items-center px-5 py-10 text-center">
        <ErrorIllustration />
        <h2 id="expired" className="type-h3 mt-5">
          {ends ? 'Your subscription has expired' : 'You don’t have a subscription yet'}
        </h2>
        <div className="mt-2 grid max-w-md gap-2 text-soft">
          {isBeingVerified ? (
            <p>We’re verifying your payment. It usually takes 5-10 minutes; your courses open right after.</p>
          ) : (
            <p>{ends ? `It ended on ${day(ends)}. Renew it to continue.` : 'Subscribe to open your courses.'}</p>
          )}
          {started.length > 0 && <p>Your work is safe. You can still read your submissions and feedback below.</p>}
        </div>
        {/* Less prominent while a payment is being verified: nobody should pay twice. */}
        <Button
          variant={isBeingVerified ? 'secondary' : 'primary'}
          className="mt-5"
          onClick={() => setIsRenewing(true)}
        >
          Subscribe Now
        </Button>
        {isBeingVerified && (
          <Link to="/dashboard" className="link mt-4">
            Your payments
          </Link>
        )}
        <RenewalDialog open={isRenewing} onClose={() => setIsRenewing(false)} />
      </section>
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
