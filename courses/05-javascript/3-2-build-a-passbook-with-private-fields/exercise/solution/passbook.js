export class Passbook {
  #owner
  #entries = []

  constructor(owner) {
    this.#owner = owner
  }

  static fromJSON({ owner, entries }) {
    const book = new Passbook(owner)
    // Going through deposit and withdraw checks every entry again.
    for (const { on, paise } of entries) {
      if (paise < 0) book.withdraw(-paise, on)
      else book.deposit(paise, on)
    }
    return book
  }

  get owner() {
    return this.#owner
  }

  get balance() {
    return this.#entries.reduce((sum, { paise }) => sum + paise, 0)
  }

  get entries() {
    return this.#entries.map((entry) => ({ ...entry }))
  }

  deposit(paise, on) {
    assertAmount(paise)
    this.#entries.push({ on, paise })
  }

  withdraw(paise, on) {
    assertAmount(paise)
    if (paise > this.balance) throw new RangeError(`Only ${this.balance} paise are available`)
    this.#entries.push({ on, paise: -paise })
  }

  toJSON() {
    return { owner: this.#owner, entries: this.entries }
  }
}

function assertAmount(paise) {
  if (!Number.isSafeInteger(paise) || paise <= 0) throw new RangeError('Enter a whole number of paise above 0')
}

const notes = new WeakMap()

export function noteFor(book, text) {
  if (text !== undefined) notes.set(book, text)
  return notes.get(book) ?? ''
}
