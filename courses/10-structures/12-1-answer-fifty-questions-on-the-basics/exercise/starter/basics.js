/**
 * Milliseconds until the first byte of a page arrives.
 * trip: one journey to the server and back. server: the server's own work.
 * tls: https. cached: the address is known already. open: a connection is
 * open already, so that only the request itself needs a journey.
 */
export function firstByteMs({ trip, server, tls, cached, open }) {}

/**
 * Runs transfers [from, to, rupees], all of them or none.
 * Returns { done: true, accounts } or { done: false, reason, accounts }.
 * The caller's accounts stay as they are.
 */
export function runTransaction(accounts, transfers) {}

/**
 * In which order do the tasks print? A task is ['now', text],
 * ['promise', text] or ['timer', text, ms].
 */
export function printOrder(tasks) {}

console.log(firstByteMs({ trip: 40, server: 0, tls: true, cached: false, open: false }))
console.log(runTransaction({ Asha: 500, Ravi: 100 }, [['Asha', 'Ravi', 300]]))
console.log(printOrder([['timer', 'D', 0], ['promise', 'C'], ['now', 'A'], ['now', 'B']]))
