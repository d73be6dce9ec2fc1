const commonDivisor = (a, b) => (b === 0 ? a : commonDivisor(b, a % b))

/** The most benefit within the budget; of equal benefits, the lowest price. O(n × budget ÷ unit) time and space. */
export function planBudget(wishes, budget) {
  const musts = wishes.filter((wish) => wish.must)
  const left = budget - musts.reduce((sum, wish) => sum + wish.price, 0)
  if (left < 0) throw new Error(`₹${-left} are missing for the wishes that must be chosen`)

  const open = wishes.filter((wish) => !wish.must)
  const unit = open.reduce((divisor, wish) => commonDivisor(divisor, wish.price), 0) || 1
  const columns = Math.floor(left / unit)
  const rows = [Array(columns + 1).fill(0)]
  for (const { price, benefit } of open) {
    const above = rows.at(-1)
    const units = price / unit
    rows.push(above.map((skip, money) => (units <= money ? Math.max(skip, above[money - units] + benefit) : skip)))
  }

  // The smallest column with the best benefit gives the lowest price.
  let money = rows.at(-1).indexOf(rows.at(-1)[columns])
  const chosen = new Set(musts)
  for (let i = open.length; i > 0; i--) {
    if (rows[i][money] === rows[i - 1][money]) continue
    chosen.add(open[i - 1])
    money -= open[i - 1].price / unit
  }
  const list = wishes.filter((wish) => chosen.has(wish))
  const sum = (key) => list.reduce((total, wish) => total + wish[key], 0)
  return { chosen: list.map((wish) => wish.name), price: sum('price'), benefit: sum('benefit') }
}
