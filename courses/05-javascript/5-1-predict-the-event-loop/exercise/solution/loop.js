const mostMicrotasks = 10_000

/**
 * Runs a program that is given as data, by the rules of the event loop. Returns what it prints.
 * 'A' prints, { micro: […] } queues a microtask, { timer: […], ms: 5 } starts a timer.
 */
export function run(program) {
  const printed = []
  const microtasks = []
  const timers = []
  let now = 0

  function execute(steps) {
    for (const step of steps) {
      if (typeof step === 'string') printed.push(step)
      else if (step.micro) microtasks.push(step.micro)
      else timers.push({ steps: step.timer, due: now + step.ms })
    }
  }

  function runTask(steps) {
    execute(steps)
    // New microtasks join the end of the queue while it is emptied.
    for (let count = 1; microtasks.length > 0; count++) {
      if (count > mostMicrotasks) throw new Error('The microtasks never end: no task would run any more')
      execute(microtasks.shift())
    }
  }

  runTask(program)
  while (timers.length > 0) {
    // The first of those with the earliest time: an earlier started timer comes first.
    const next = timers.reduce((best, timer) => (timer.due < best.due ? timer : best))
    timers.splice(timers.indexOf(next), 1)
    now = next.due
    runTask(next.steps)
  }
  return printed
}
