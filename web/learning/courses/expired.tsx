import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/kit/layout/button.tsx'
import { ErrorIllustration } from '#web/kit/layout/illustrations.tsx'
import { day } from '#web/kit/format.ts'
import { RenewalDialog } from '#web/membership/index.ts'
import { CertificateLinks } from './certificate-links.tsx'
import type { MyCourse } from './enrolled-card.tsx'

type ExpiredProps = { ends: string | null; isBeingVerified: boolean; courses: MyCourse[] }

/** In place of the courses while no subscription runs: what happened, what to do, and what stays open. */
export function Expired({ ends, isBeingVerified, courses }: ExpiredProps) {
  const [isRenewing, setIsRenewing] = useState(false)
  const certified = courses.filter((course) => course.certificateCode !== null)
  return (
    <div className="grid gap-8">
      <section aria-labelledby="expired" className="surface flex flex-col items-center px-5 py-10 text-center">
        <ErrorIllustration />
        <h2 id="expired" className="type-h3 mt-5">
          {ends ? 'Your subscription has expired' : 'You have no subscription yet'}
        </h2>
        <div className="mt-2 grid max-w-md gap-2 text-soft">
          {isBeingVerified ? (
            <p>Your payment is being verified, usually in 5-10 minutes. Your courses open as soon as it is done.</p>
          ) : (
            <p>{ends ? `It ended on ${day(ends)}. Renew it to go on.` : 'Subscribe to open your courses.'}</p>
          )}
          {courses.length > 0 && (
            <p>
              Nothing is lost. What you handed in and what mentors said stays readable from your{' '}
              <Link to="/dashboard/notifications" className="link">
                notifications
              </Link>
              .
            </p>
          )}
        </div>
        {/* Less loud while a payment waits: nobody should pay twice. */}
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
      {certified.length > 0 && (
        <section aria-labelledby="certificates">
          <h2 id="certificates" className="type-h3 mb-3">
            Your certificates stay open
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
