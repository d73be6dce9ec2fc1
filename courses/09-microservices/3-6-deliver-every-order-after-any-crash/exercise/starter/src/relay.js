/**
 * One round: sends each waiting row of the outbox that is due, the oldest first, and marks it when it is confirmed.
 *   await send('kitchen', message)   brings a message to a service; it throws if there is no confirmation
 *   now()                            the time in ms
 * A row that wasn't confirmed is due again after a pause: 100 ms, then 200, 400 … at most 5,000.
 * Returns { sent, confirmed }: the messages of this round.
 */
export async function runRelay({ db, send, now }) {
  return { sent: 0, confirmed: 0 }
}
