import { useSearchParams } from 'react-router'
import { Callout } from '#web/kit/layout/callout.tsx'
import { useMembership } from '../membership.api.ts'
import { returnMessage } from './payment-return.rules.ts'

/** For a learner who comes back from the gateway's payment page. */
export function PaymentReturn() {
  const [params] = useSearchParams()
  const membership = useMembership()
  const message = membership && returnMessage(params.get('payment'), membership.isConfirming ?? false)
  if (!message) return null
  return (
    <Callout tone={message.tone}>
      <p className="font-semibold">{message.title}</p>
      <p className="mt-0.5 font-normal text-ink">{message.text}</p>
    </Callout>
  )
}
