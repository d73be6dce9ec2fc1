/** A group with balances in paise that always add up to 0. A refused expense changes nothing. */
export class Group {
  #balances = new Map()
  #added = new Set() // ids of the expenses that were added
  version = 0

  addPerson(name) {
    if (this.#balances.has(name)) throw new Error(`${name} is already in the group`)
    this.#balances.set(name, 0)
  }

  addExpense({ id, paise, paidBy, shares }, seenVersion = this.version) {
    if (this.#added.has(id)) return false
    if (seenVersion !== this.version) throw new Error('The balances have changed since you looked; look again')
    this.#check(paise, paidBy, shares)

    this.#change(paidBy, paise)
    for (const [person, share] of Object.entries(shares)) this.#change(person, -share)
    this.#added.add(id)
    this.version++
    return true
  }

  balances() {
    return Object.fromEntries(this.#balances)
  }

  #check(paise, paidBy, shares) {
    if (!Number.isInteger(paise) || paise <= 0) throw new Error(`The amount ${paise} is not a whole number of paise above 0`)
    for (const person of [paidBy, ...Object.keys(shares)])
      if (!this.#balances.has(person)) throw new Error(`${person} is not in the group`)
    let sum = 0
    for (const [person, share] of Object.entries(shares)) {
      if (!Number.isInteger(share) || share < 0) throw new Error(`${person} can't have a share of ${share} paise`)
      sum += share
    }
    if (sum !== paise) throw new Error(`The shares add up to ${sum} paise, not to ${paise}`)
  }

  #change(person, paise) {
    this.#balances.set(person, this.#balances.get(person) + paise)
  }
}
