/** Bad hours for customers in four weeks. A release has { failed, hours }; hours is how long the fault lasted. With one decimal. */
export function faultHours(releases, weeks) {
  const hours = releases.filter(({ failed }) => failed).reduce((sum, release) => sum + release.hours, 0)
  return Math.round((hours / weeks) * 4 * 10) / 10
}

/** Whole numbers with the same sum, each less than 1 from its exact value: the largest fractions are rounded up. */
function wholeParts(exact) {
  const parts = exact.map(Math.floor)
  const sum = (list) => list.reduce((total, one) => total + one, 0)
  const left = Math.round(sum(exact)) - sum(parts)
  const byFraction = exact.map((_, index) => index).toSorted((a, b) => exact[b] - parts[b] - (exact[a] - parts[a]))
  for (const index of byFraction.slice(0, left)) parts[index] += 1
  return parts
}

/**
 * Cost per service: lines are { service, rupees }, '' is nobody's, 'shared' is divided by `usage`, such as { orders: 3, search: 1 }.
 * Returns { orders: 12, …, nobody: 5 } in whole rupees; `usage` names all services. No part is a rupee or more from the
 * exact one, and all of them together are the bill.
 */
export function costs(lines, usage) {
  const sumOf = (service) => lines.filter((line) => line.service === service).reduce((sum, line) => sum + line.rupees, 0)
  const names = Object.keys(usage)
  const all = names.reduce((sum, name) => sum + usage[name], 0)
  const parts = wholeParts(names.map((name) => (sumOf('shared') * usage[name]) / all))
  const result = Object.fromEntries(names.map((name, index) => [name, sumOf(name) + parts[index]]))
  return { ...result, nobody: sumOf('') }
}

/** How likely are k or more failures in n releases if the true rate is p? In whole percent. */
export function atLeast(k, n, p) {
  let fewer = 0
  let ways = 1 // in how many ways `count` of n releases can fail
  for (let count = 0; count < k; count += 1) {
    fewer += ways * p ** count * (1 - p) ** (n - count)
    ways *= (n - count) / (count + 1)
  }
  return Math.round((1 - fewer) * 100)
}
