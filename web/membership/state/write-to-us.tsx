import { Link } from 'react-router'

type WriteToUsProps = {
  /** Attached to the message. */
  paymentId?: number | undefined
}

/** Opens the form that writes to support about a payment. */
export const WriteToUs = ({ paymentId }: WriteToUsProps) => (
  <Link to={`/dashboard/support/new?topic=payment${paymentId ? `&payment=${paymentId}` : ''}`} className="link">
    Write to us
  </Link>
)
