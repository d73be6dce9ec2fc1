/** Returns a function that runs one line and returns the lines to print. */
export function createCommands() {
  return function run(line) {
    return []
  }
}

const run = createCommands()
for (const line of ['person Asha', 'person Ravi', 'expense 300 Asha equal Asha Ravi', 'balances', 'settle'])
  for (const text of run(line)) console.log(text)
