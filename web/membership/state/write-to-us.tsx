import { RouteLink } from '#web/kit/layout/route-links.tsx'

type WriteToUsProps = {
  /** Attached to the message. */
  paymentId?: number | undefined
}

/** Opens the form that writes to support about a payment. */
export const WriteToUs = ({ paymentId }: WriteToUsProps) => (
  <RouteLink to={`/dashboard/support/new?topic=payment${paymentId ? `&payment=${paymentId}` : ''}`}>
    Write to us
  </RouteLink>
)
