/** Bad hours for customers in four weeks. A release has { failed, hours }; hours is how long the fault lasted. With one decimal. */
export function faultHours(releases, weeks) {
  const hours = releases.filter(({ failed }) => failed).reduce((sum, release) => sum + release.hours, 0)
  return Math.round((hours / weeks) * 4 * 10) / 10
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
  const shared = sumOf('shared')
  const result = {}
  let left = shared
  for (const name of names) {
    const part = name === names.at(-1) ? left : Math.round((shared * usage[name]) / all)
    left -= part
    result[name] = sumOf(name) + part
  }
  return { ...result, nobody: sumOf('') }
}

/** How likely are k or more failures in n releases if the true rate is p? In whole percent. */
export function atLeast(k, n, p) {
  let exactly = (1 - p) ** n
  let fewer = 0
  for (let count = 0; count < k; count += 1) {
    fewer += exactly
    exactly *= ((n - count) / (count + 1)) * (p / (1 - p))
  }
  return Math.round((1 - fewer) * 100)
}
