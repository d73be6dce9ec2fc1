export type Event = { id: string; type: string; orderId: string; amountPaise: number; upiRef?: string }

const encode = (text: string) => new TextEncoder().encode(text)

/** Whether the header `t=<seconds>,v1=<hex>` fits: an HMAC over the time, a dot and the raw body, at most five minutes old. */
export async function isSigned(
  secret: string,
  header: string | undefined,
  rawBody: Uint8Array,
  nowSeconds: number,
): Promise<boolean> {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (hex === '' || Math.abs(nowSeconds - Number(time)) > 300) return false // an old recording
  const key = await crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const signature = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  // verify takes the same time for every wrong signature.
  return crypto.subtle.verify('HMAC', key, signature, new Uint8Array([...encode(`${time}.`), ...rawBody]))
}

const stateOf: Record<string, string> = {
  'payment.authorized': 'authorized',
  'payment.failed': 'failed',
  'payment.captured': 'captured',
  'refund.processed': 'refunded',
}
const rank = ['created', 'authorized', 'failed', 'captured', 'refunded', 'mismatch']

/** The state of a payment after an event. It only moves forward, whatever the order in which the events arrive. */
export function nextState(current: string, event: Pick<Event, 'type' | 'amountPaise'>, orderAmountPaise: number): string {
  const wanted = stateOf[event.type]
  if (wanted === undefined) return current // a type that we don't know yet
  if (event.type === 'payment.captured' && event.amountPaise !== orderAmountPaise) return 'mismatch'
  return rank.indexOf(wanted) > rank.indexOf(current) ? wanted : current
}
