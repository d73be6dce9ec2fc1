import type { Checkout } from '#contract/membership/gateway.ts'
import { Button } from '#web/kit/layout/button.tsx'

/** For a browser without JavaScript; otherwise the page leaves by itself. */
export function CheckoutForm({ action, fields }: Checkout) {
  return (
    <form method="post" action={action} className="mt-5">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary" size="large">
        Continue to payment
      </Button>
    </form>
  )
}
