import { useKeys } from '#web/kit/overlays/shortcuts.ts'
import type { Desk } from './use-desk.ts'

export const deskKeys = [
  ['j', 'Next payment'],
  ['k', 'Previous payment'],
  ['x', 'Choose it, or let it go'],
  ['s', 'See its screenshot'],
  ['v', 'Verify what is chosen, or this one'],
  ['r', 'Reject what is chosen, or this one'],
  ['/', 'Search'],
  ['?', 'These keys'],
] as const

/** Where nothing is chosen and no payment has the keyboard, v and r do nothing. */
export function useDeskKeys(desk: Desk, onShow: () => void) {
  const { current } = desk
  useKeys({
    j: () => desk.step(1),
    k: () => desk.step(-1),
    x: () => current && desk.toggle(current.paymentId),
    s: onShow,
    v: () => desk.ask('verify'),
    r: () => desk.ask('reject'),
  })
}
