import { plainPage } from './plain-page.tsx'

export const page = plainPage({
  title: 'Terms',
  description: 'The terms of the subscription: price, renewal, refunds and the use of an account.',
  body: (
    <ul>
      <li>The subscription is weekly, costs ₹399 per month and auto-renews weekly unless canceled.</li>
      <li>Payments are non-refundable.</li>
      <li>Account sharing is prohibited: a learner may be signed in on two devices at a time.</li>
    </ul>
  ),
})
