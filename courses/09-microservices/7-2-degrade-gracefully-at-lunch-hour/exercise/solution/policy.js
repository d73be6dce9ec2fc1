const refuseAfterMs = 1300 // promise: an answer within 2 s; cooking the answer takes up to 0.6 s
const maxWaiting = 60 // mostly cheap answers; the wait reacts a second too late when many come at once

export function decide({ kind, waiting, running, waitMs }) {
  // Orders matter most. Browsing and tracking have a cheap answer, so they give way first.
  if (kind !== 'order') return running >= 4 || waiting > 0 ? 'cheap' : 'serve'
  return waitMs > refuseAfterMs || waiting > maxWaiting ? 'refuse' : 'serve'
}

export const stillWanted = ({ waitedMs }) => waitedMs < 6000

export const messages = {
  cheapMenu: 'Menu as of a minute ago. We’re busy; prices are checked again when you order.',
  refusedOrder: 'We’re full for the next few minutes. Your basket is saved and nothing has been charged. Please try again at 1:10.',
}
