export function costOfSplit(calls) {
  let milliseconds = 0
  let working = 1
  for (const call of calls) {
    milliseconds += call.milliseconds
    // Which share of the orders still works after this call?
  }
  return { milliseconds, failed: 0 }
}

console.log(costOfSplit([
  { milliseconds: 20, works: 0.99 },
  { milliseconds: 40, works: 0.99 },
  { milliseconds: 30, works: 0.99 },
]))
