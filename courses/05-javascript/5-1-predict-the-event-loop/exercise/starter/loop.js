/**
 * Runs a program that is given as data, by the rules of the event loop. Returns what it prints.
 * 'A' prints, { micro: […] } queues a microtask, { timer: […], ms: 5 } starts a timer.
 */
export function run(program) {
  const printed = []
  // Not right yet: everything runs at once, one level deep.
  for (const step of program) {
    if (typeof step === 'string') printed.push(step)
    else printed.push(...(step.micro ?? step.timer))
  }
  return printed
}

// Run prints the order. It should be A B C.
console.log(run(['A', { timer: ['C'], ms: 0 }, { micro: ['B'] }]).join(' '))
