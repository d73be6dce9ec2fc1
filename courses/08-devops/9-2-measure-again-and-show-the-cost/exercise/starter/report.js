/** Bad hours for customers in four weeks. A release has { failed, hours }; hours is how long the fault lasted. With one decimal. */
export function faultHours(releases, weeks) {
  return 0
}

/**
 * Cost per service: lines are { service, rupees }, '' is nobody's, 'shared' is divided by `usage`, such as { orders: 3, search: 1 }.
 * Returns { orders: 12, …, nobody: 5 } in whole rupees; `usage` names all services. No part is a rupee or more from the
 * exact one, and all of them together are the bill.
 */
export function costs(lines, usage) {
  return {}
}

/** How likely are k or more failures in n releases if the true rate is p? In whole percent. */
export function atLeast(k, n, p) {
  return 0
}
