// To use the 24 wishes, remove the // from the next line and from the last
// one.
// import { wishes } from './wishes.js'

/**
 * Chooses wishes { name, price, benefit } with the most benefit within the
 * budget; of equal benefits, the lowest price.
 * A wish with must: true has to be chosen. Returns { chosen, price, benefit }
 * with the names in the order of the input.
 */
export function planBudget(wishes, budget) {
  // Take the musts first. Which unit divides all other prices?
}

console.log(planBudget([{ name: 'seeds', price: 650, benefit: 35 }, { name: 'banner', price: 550, benefit: 22 }], 1000))
// console.log(planBudget(wishes, 12_000))
