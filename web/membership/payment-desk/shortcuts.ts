import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import type { Desk } from './use-desk.ts'

export const paymentShortcuts = [
  ['j', 'Next payment'],
  ['k', 'Previous payment'],
  ['x', 'Select or deselect'],
  ['s', 'View the screenshot'],
  ['v', 'Verify selected, or this payment'],
  ['r', 'Reject selected, or this payment'],
  ['/', 'Search'],
  ['?', 'Keyboard shortcuts'],
] as const

export function usePaymentShortcuts(desk: Desk, onShow: () => void) {
  const { current } = desk
  useShortcuts({
    j: () => desk.step(1),
    k: () => desk.step(-1),
    x: () => current && desk.selection.toggle(current.paymentId),
    s: onShow,
    v: () => desk.confirm('verify'),
    r: () => desk.confirm('reject'),
  })
}
