// A token is what the customer says at the counter: three digits, easy to remember.
// Tokens count up, so one comes back only after 900 orders.
let last = 99

export function newToken() {
  last = last === 999 ? 100 : last + 1
  return last
}
