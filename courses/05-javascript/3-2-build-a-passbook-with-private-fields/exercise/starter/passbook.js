export class Passbook {
  // Everybody can change these two. Make them private.
  owner
  balance = 0

  constructor(owner) {
    this.owner = owner
  }

  deposit(paise, on) {
    this.balance += paise
  }

  withdraw(paise, on) {
    this.balance -= paise
  }

  // Still missing: entries, toJSON() and the static method fromJSON().
}

/** Stores a note about a passbook in a WeakMap, or reads it. */
export function noteFor(book, text) {
  // Write your code here.
}
