// Orders matter most. Browsing and tracking have a cheap answer, so they give way first.
const refuseAfterMs = 1300 // promise: an answer within 2 s; cooking the answer takes up to 0.6 s
const maxWaiting = 60 // mostly cheap answers; the wait reacts a second too late when many come at once

export function decide({ kind, running, waiting, waitMs }) {
  if (kind !== 'order') return running >= 4 || waiting > 0 ? 'cheap' : 'serve'
  return waitMs > refuseAfterMs || waiting > maxWaiting ? 'refuse' : 'serve'
}
/** A request that has waited too long gets "please try again" instead of an answer nobody reads. */
export const stillWanted = ({ waitedMs }) => waitedMs < 6000
