import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Callout } from '#web/kit/layout/callout.tsx'
import { site } from '#web/site/index.ts'
import type { MyAccess } from './enrolments.api.ts'

/** Above the courses, for who may look but not enrol yet. */
export function AccessNotification({ access }: { access: MyAccess }) {
  return (
    <Callout tone="waiting" className="mb-6">
      <p className="font-semibold">You don&apos;t have access to all courses yet</p>
      <div className="mt-0.5 font-normal text-ink">
        <WhatToDo access={access} />
      </div>
    </Callout>
  )
}

export function WhatToDo({ access: { isBeingVerified } }: { access: MyAccess }) {
  return (
    <p>
      {isBeingVerified ? (
        'Your payment is being verified, usually in 5-10 minutes. Your courses open as soon as it is done.'
      ) : (
        <>
          Courses are open to members. How things stand is under{' '}
          <Link to="/dashboard" className="link">
            your subscription
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
  if (!data) return 'If it takes longer, contact support.'
  return (
    <>
      If something is wrong, contact support:{' '}
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
