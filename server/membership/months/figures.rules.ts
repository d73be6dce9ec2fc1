import { type FigureFilter, type ListedAmounts, none } from '#contract/membership/months.ts'
import type { Group } from './rules.ts'
import { flowOf, taxFlowOf } from './rules.ts'

type Kind = NonNullable<FigureFilter['kind']>

const kinds: Record<Kind, Group['kind'][]> = {
  receipt: ['receipt'],
  note: ['undo', 'replacement', 'refund', 'reversal'],
  undo: ['undo'],
  replacement: ['replacement'],
  cancelled: ['undo', 'replacement'],
  refund: ['refund'],
  reversal: ['reversal'],
  sold: ['receipt', 'undo', 'replacement'],
  returned: ['refund', 'reversal'],
}

const amounts = {
  coupon: 'couponPaise',
  credit: 'creditPaise',
  waived: 'waivedPaise',
  wallet: 'walletPaise',
  back: 'backPaise',
} as const

const planOf = ({ days, pricePaise }: Group) => (days === 0 ? none : `${pricePaise / 100}/${days}`)

/** Whether a figure with this filter counts these documents. */
export function isCounted(group: Group, filter: FigureFilter): boolean {
  const { kind, plan, learner, method, coupon, place, percent, day, sentOn, recipient, having } = filter
  return (
    (kind === undefined || kinds[kind].includes(group.kind)) &&
    (plan === undefined || planOf(group) === plan) &&
    (learner === undefined || group.isRenewal === (learner === 'renewal')) &&
    (method === undefined || group.method === method) &&
    (coupon === undefined || (group.coupon ?? none) === coupon) &&
    (place === undefined || (group.toState ?? none) === place) &&
    (percent === undefined || (group.percent ?? 0) === percent) &&
    (day === undefined || group.day === day) &&
    (sentOn === undefined || group.sentOn === sentOn) &&
    (recipient === undefined || (recipient === 'registered') === (group.isRegistered === true)) &&
    (having === undefined || group[amounts[having]] !== 0)
  )
}

/** What the documents of the list add up to: credit notes take away. */
export function sumOf(groups: Group[]): ListedAmounts {
  const total = (key: (typeof amounts)[keyof typeof amounts]) =>
    groups.reduce((all, group) => all + (group.kind === 'receipt' ? 1 : -1) * group[key] * group.count, 0) / 100
  const { net } = taxFlowOf(groups)
  const taxed = groups.filter(({ percent }) => percent !== null)
  return {
    rupees: flowOf(groups).netRupees,
    taxableRupees: net.taxableRupees,
    taxRupees: Math.round((flowOf(taxed).netRupees - net.taxableRupees) * 100) / 100,
    creditRupees: total('creditPaise'),
    couponRupees: total('couponPaise'),
    waivedRupees: total('waivedPaise'),
    walletRupees: total('walletPaise'),
    backRupees: total('backPaise'),
  }
}
