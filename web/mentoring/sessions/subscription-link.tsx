import { Link } from 'react-router'

/** To where a learner subscribes. */
export const SubscriptionLink = () => (
  <Link to="/dashboard" className="link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center">
    See your subscription
  </Link>
)
