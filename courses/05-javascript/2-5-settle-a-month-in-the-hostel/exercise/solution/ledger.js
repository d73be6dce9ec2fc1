import { formatRupees, parseRupees } from './rupees.js'
import { share } from './share.js'

/** Who owes whom. A positive balance gets money, a negative one has to pay. */
export function createLedger(names) {
  const balances = new Map(names.map((name) => [name, 0]))

  const change = (name, paise) => balances.set(name, balances.get(name) + paise)

  function assertKnown(name) {
    if (!balances.has(name)) throw new Error(`${name} doesn't live here`)
  }

  function transfers() {
    const left = new Map(balances)
    const found = []
    for (;;) {
      const from = furthest(left, (paise) => -paise)
      const to = furthest(left, (paise) => paise)
      if (from === null || to === null) return found
      const paise = Math.min(-left.get(from), left.get(to))
      left.set(from, left.get(from) + paise)
      left.set(to, left.get(to) - paise)
      found.push({ from, to, paise })
    }
  }

  return {
    add({ paidBy, amount, weights = Object.fromEntries(names.map((name) => [name, 1])) }) {
      // Everything is checked before anything changes.
      const paise = parseRupees(amount)
      if (paise === null || paise <= 0) throw new Error(`"${amount}" is not an amount above 0, such as ₹1,250.50`)
      const people = Object.keys(weights)
      for (const name of [paidBy, ...people]) assertKnown(name)
      const parts = share(paise, Object.values(weights))

      change(paidBy, paise)
      for (const [index, name] of people.entries()) change(name, -parts[index])
    },
    balances: () => new Map(balances),
    transfers,
    lines() {
      const lines = transfers().map(({ from, to, paise }) => `${from} pays ${to} ${formatRupees(paise)}`)
      return lines.length > 0 ? lines : ['All are even']
    },
  }
}

/** The first name with the largest amount above 0, or null. */
function furthest(balances, amountOf) {
  let best = null
  for (const [name, paise] of balances) {
    if (amountOf(paise) > (best === null ? 0 : amountOf(balances.get(best)))) best = name
  }
  return best
}
