import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Callout } from '#web/kit/layout/callout.tsx'
import { site } from '#web/site/index.ts'
import type { MyAccess } from './enrolments.api.ts'

/** For learners who may look but not enrol yet. */
export function AccessCallout({ access }: { access: MyAccess }) {
  return (
    <Callout tone="waiting" className="mb-6">
      <p className="font-semibold">You don&apos;t have access to all courses yet</p>
      <div className="mt-0.5 font-normal text-ink">
        <AccessHelp access={access} />
      </div>
    </Callout>
  )
}

export function AccessHelp({ access: { isBeingVerified } }: { access: MyAccess }) {
  return (
    <p>
      {isBeingVerified ? (
        'We’re verifying your payment. It usually takes 5-10 minutes; your courses open right after.'
      ) : (
        <>
          You need a subscription to open courses.{' '}
          <Link to="/dashboard" className="link">
            See your subscription
          </Link>
          .
        </>
      )}{' '}
      <ContactSupport />
    </p>
  )
}

function ContactSupport() {
  const { data } = useQuery(site)
  if (!data) return 'Need help? Contact support.'
  return (
    <>
      Need help? Contact support:{' '}
      <a href={`tel:${data.supportPhone.replace(/\s/g, '')}`} className="link whitespace-nowrap">
        {data.supportPhone}
      </a>{' '}
      or{' '}
      <a href={`mailto:${data.supportEmail}`} className="link wrap-anywhere">
        {data.supportEmail}
      </a>
      .
    </>
  )
}
