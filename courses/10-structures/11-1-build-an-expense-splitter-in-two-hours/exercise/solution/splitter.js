/** Splits an amount into equal shares; the first people carry the remainder, one paisa each. */
export function splitEqually(paise, people) {
  const share = Math.floor(paise / people.length)
  const remainder = paise % people.length
  return new Map(people.map((person, i) => [person, share + (i < remainder ? 1 : 0)]))
}

/** Payments that bring all balances to 0: at most one less than there are people with a balance. */
export function settle(balances) {
  const open = [...balances].filter(([, paise]) => paise !== 0).map(([person, paise]) => ({ person, paise }))
  const payments = []
  while (open.length > 0) {
    open.sort((a, b) => a.paise - b.paise)
    const debtor = open[0]
    const creditor = open.at(-1)
    const paise = Math.min(-debtor.paise, creditor.paise)
    payments.push({ from: debtor.person, to: creditor.person, paise })
    debtor.paise += paise
    creditor.paise -= paise
    for (const entry of [debtor, creditor]) if (entry.paise === 0) open.splice(open.indexOf(entry), 1)
  }
  return payments
}

/** A group with its balances in paise. The sum of all balances is always 0. */
export class Group {
  #balances = new Map()

  addPerson(name) {
    if (this.#balances.has(name)) throw new Error(`${name} is already in the group`)
    this.#balances.set(name, 0)
  }

  addExpense(paise, paidBy, shares) {
    if (!Number.isSafeInteger(paise) || paise <= 0) throw new Error('The amount must be more than 0')
    if (shares.size === 0) throw new Error('Name at least one person who shares the expense')
    for (const person of [paidBy, ...shares.keys()]) if (!this.#balances.has(person)) throw new Error(`${person} is not in the group`)
    let sum = 0
    for (const share of shares.values()) {
      if (share < 0) throw new Error('A share can’t be negative')
      sum += share
    }
    if (sum !== paise) throw new Error(`The shares add up to ${sum / 100}, not to ${paise / 100}`)

    this.#change(paidBy, paise)
    for (const [person, share] of shares) this.#change(person, -share)
  }

  get balances() {
    return new Map(this.#balances)
  }

  #change(person, paise) {
    this.#balances.set(person, this.#balances.get(person) + paise)
  }
}
