import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether the header fits the body, a Buffer with the bytes as they came, and is at most five minutes old. */
export function isSigned(secret, header, body, nowSeconds) {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!time || Math.abs(nowSeconds - Number(time)) > 300) return false
  const wanted = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return timingSafeEqual(wanted, Buffer.from(hex, 'hex'))
}
