/**
 * A colleague's group after 120 minutes. It runs. The review says:
 *
 * a. A refused expense leaves half of the balances changed.
 * b. Shares that don't add up to the amount are accepted, and so is an
 *    amount of 0 or a negative share.
 * c. The message says "wrong", not what is wrong.
 * d. Adding Asha a second time sets her balance to 0.
 * e. balances() hands out the inner object: callers can change it.
 * f. A request that the phone repeats is added twice, although each expense
 *    has an id.
 * g. Somebody saves an expense while looking at old balances, and nobody
 *    notices it (see version).
 * h. `x` could be called `share`.
 */
export class Group {
  people = {}
  version = 0 // how many expenses were added

  addPerson(name) {
    this.people[name] = 0
  }

  /** Returns true if the expense was added, false if its id was added before. */
  addExpense({ id, paise, paidBy, shares }, seenVersion) {
    this.people[paidBy] += paise
    for (const [person, x] of Object.entries(shares)) {
      if (!(person in this.people)) throw new Error('wrong')
      this.people[person] -= x
    }
    this.version++
    return true
  }

  balances() {
    return this.people
  }
}

const group = new Group()
for (const name of ['Asha', 'Ravi']) group.addPerson(name)
try {
  group.addExpense({ id: 'e1', paise: 1000, paidBy: 'Asha', shares: { Ravi: 500, Zoya: 500 } })
} catch (error) {
  console.log(error.message)
}
console.log(group.balances())
