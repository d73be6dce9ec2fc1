import { formatRupees, parseRupees } from './rupees.js'
import { share } from './share.js'

/** Who owes whom. A positive balance gets money, a negative one has to pay. */
export function createLedger(names) {
  // Keep the balances here, where only the four functions reach them.
  return {
    add({ paidBy, amount, weights }) {
      // Check everything first. Then change the balances.
    },
    balances() {
      return new Map()
    },
    transfers() {
      return []
    },
    lines() {
      return []
    },
  }
}

// Run prints these lines.
const ledger = createLedger(['Asha', 'Kabir', 'Meera'])
ledger.add({ paidBy: 'Asha', amount: '₹100' })
console.log(ledger.balances())
console.log(ledger.lines().join('\n'))
