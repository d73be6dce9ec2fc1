const EXACT_LIMIT = 16

/**
 * The fewest payments: split the people into as many groups as possible whose balances add up to 0, and settle each group
 * with one payment less than it has people. O(2ⁿ × n), so only for small groups.
 */
export function settleExactly(balances) {
  const people = [...balances].filter(([, paise]) => paise !== 0)
  if (people.length > EXACT_LIMIT) throw new RangeError('Too many people for the exact answer')
  const all = 1 << people.length
  const sum = new Array(all).fill(0)
  const groups = new Array(all).fill(0) // the most groups with sum 0 that can be completed on the way to this subset
  const last = new Array(all).fill(0)
  for (let subset = 1; subset < all; subset++) {
    groups[subset] = -1
    for (let i = 0; i < people.length; i++) {
      const bit = 1 << i
      if (!(subset & bit)) continue
      const before = subset ^ bit
      sum[subset] = sum[before] + people[i][1]
      if (groups[before] > groups[subset]) {
        groups[subset] = groups[before]
        last[subset] = i
      }
    }
    if (sum[subset] === 0) groups[subset]++
  }
  // Walk back: the order in which people were added; a group ends wherever the sum is 0.
  const payments = []
  let group = []
  for (let subset = all - 1; subset > 0; subset ^= 1 << last[subset]) {
    if (sum[subset] === 0) {
      payments.push(...chain(group))
      group = []
    }
    group.push(people[last[subset]])
  }
  return [...payments, ...chain(group)]
}

/** Exact for small groups; for larger ones at most one payment less than there are people. */
export function settle(balances) {
  const people = [...balances].filter(([, paise]) => paise !== 0)
  return people.length <= EXACT_LIMIT ? settleExactly(balances) : chain(people)
}

/** Settles a group with sum 0 in at most one payment less than it has people. */
function chain(group) {
  const open = group.map(([person, paise]) => ({ person, paise }))
  const payments = []
  while (open.length > 1) {
    open.sort((a, b) => a.paise - b.paise)
    const [debtor, creditor] = [open[0], open.at(-1)]
    const paise = Math.min(-debtor.paise, creditor.paise)
    payments.push({ from: debtor.person, to: creditor.person, paise })
    debtor.paise += paise
    creditor.paise -= paise
    for (const entry of [debtor, creditor]) if (entry.paise === 0) open.splice(open.indexOf(entry), 1)
  }
  return payments
}
