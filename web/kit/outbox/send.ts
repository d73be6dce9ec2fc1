import type { Endpoint } from '#contract/kit/endpoint.ts'
import { call } from '../api/api.ts'
import type { Args, Input } from '../api/call.ts'
import type { About, Delivery } from './outbox.ts'

/** As `deliver`; its code is loaded when something is sent. */
export async function sendByDevice<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  about: About,
): Promise<Delivery<E>> {
  const outbox = await import('./outbox.ts').catch(() => null)
  if (outbox) return outbox.deliver(endpoint, input, about)
  const repeatable = about.id ? { ...input, idempotencyKey: about.id } : input
  return { is: 'received', answer: await call(endpoint, ...([repeatable] as Args<E>)) }
}
