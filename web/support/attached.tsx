import type { ReactNode } from 'react'
import type { SupportRequest } from '#contract/support/requests.ts'
import { PaymentHead } from '#web/membership/index.ts'

type AttachedProps = { request: Pick<SupportRequest, 'payment' | 'course'>; children?: ReactNode }

/** The payment or course that a request is about. */
export function Attached({ request: { payment, course }, children }: AttachedProps) {
  if (course)
    return (
      <p className="surface px-4 py-3">
        About the course <span className="font-semibold">{course.courseTitle}</span>
      </p>
    )
  if (!payment) return null
  return (
    <section aria-label="Attached payment" className="surface grid gap-2 px-4 py-3">
      <PaymentHead payment={payment} />
      {payment.state === 'rejected' && payment.reason && (
        <p className="type-small wrap-anywhere text-vermilion">{payment.reason}</p>
      )}
      {children}
    </section>
  )
}
