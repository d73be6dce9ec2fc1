const kinds = [20, 10, 5, 2, 1]

/** The fewest coins for an amount from a limited stock, or null. Dynamic programming, one kind of coin after the other. */
export function makeChange(amount, stock) {
  let best = Array(amount + 1).fill(null)
  best[0] = []
  for (const kind of kinds) {
    const next = [...best]
    for (let have = 0; have <= amount; have++) {
      if (!best[have]) continue
      for (let count = 1; count <= (stock.get(kind) ?? 0) && have + count * kind <= amount; count++) {
        const coins = [...best[have], ...Array(count).fill(kind)]
        const total = have + count * kind
        if (!next[total] || coins.length < next[total].length) next[total] = coins
      }
    }
    best = next
  }
  return best[amount]
}

/** Core of a vending machine: no input or output. A refused request changes nothing. */
export class VendingMachine {
  #products = new Map()
  #coins = new Map(kinds.map((kind) => [kind, 0]))
  #inserted = []
  sales = 0

  refillProduct(code, name, price, count) {
    if (!Number.isInteger(price) || price < 1 || !Number.isInteger(count) || count < 0) throw new Error('Price and count must be whole numbers')
    this.#products.set(code, { name, price, stock: (this.#products.get(code)?.stock ?? 0) + count })
  }

  refillCoins(kind, count) {
    if (!kinds.includes(kind)) throw new Error(`There is no coin of ₹${kind}`)
    this.#coins.set(kind, this.#coins.get(kind) + count)
  }

  get credit() {
    return this.#inserted.reduce((sum, coin) => sum + coin, 0)
  }

  insert(kind) {
    this.refillCoins(kind, 1)
    this.#inserted.push(kind)
  }

  cancel() {
    const coins = this.#inserted
    this.#inserted = []
    for (const coin of coins) this.#coins.set(coin, this.#coins.get(coin) - 1)
    return coins
  }

  choose(code) {
    const product = this.#products.get(code)
    if (!product) throw new Error(`There is no product ${code}`)
    if (product.stock === 0) throw new Error(`${product.name} is sold out`)
    if (this.credit < product.price) throw new Error(`Insert ₹${product.price - this.credit} more`)
    const change = makeChange(this.credit - product.price, this.#coins)
    if (!change) throw new Error('No change for this amount; insert other coins or cancel')
    product.stock--
    this.sales += product.price
    this.#inserted = []
    for (const coin of change) this.#coins.set(coin, this.#coins.get(coin) - 1)
    return { product: product.name, change }
  }
}
