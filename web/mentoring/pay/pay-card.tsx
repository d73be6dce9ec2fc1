import { Card } from '#web/kit/layout/card.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'

export const PayCard = () => (
  <Card as="section" aria-labelledby="pay">
    <h2 id="pay" className="type-h3">
      Your pay
    </h2>
    <p className="type-small mt-1 mb-4 max-w-prose text-soft">
      What you reviewed and hosted in a month, what it brings, and whether it’s paid.
    </p>
    <RouteButton to="/admin/pay">Show your statements</RouteButton>
  </Card>
)
