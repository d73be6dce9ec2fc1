import type { Command, Engine, PrintedLine, RealmMessage } from './protocol.ts'

type Serving = {
  receive: (command: Command) => void
  /** For errors that no code catches, such as one in a timer. */
  onUncaught: (error: unknown) => void
}

/** Answers commands with an engine, one after the other. */
export function serveEngine(
  engine: Engine,
  post: (message: RealmMessage) => void,
  print: (line: PrintedLine) => void,
): Serving {
  let last = Promise.resolve()
  let current: Command['command'] | null = null
  let uncaught: { error: unknown }[] = []
  let failSettle: ((error: unknown) => void) | null = null
  const printUncaught = () => {
    for (const { error } of uncaught.splice(0)) print({ level: 'error', text: lineOf(engine, error) })
  }
  const settle = () =>
    new Promise<void>((resolve, reject) => {
      failSettle = reject
      const [first] = uncaught.splice(0)
      if (first) reject(first.error)
      else engine.settle().then(resolve, reject)
    })
  const answer = async (command: Command): Promise<string> => {
    if (command.command === 'settle') {
      await settle()
      return 'null'
    }
    printUncaught()
    if (command.command === 'evaluate') return engine.evaluate(command.check)
    if (command.command === 'prepare') await engine.prepare(command.checks)
    else await engine.start(command.program)
    return 'null'
  }
  return {
    receive: (command) => {
      last = last.then(async () => {
        const { id } = command
        current = command.command
        try {
          post({ kind: 'value', id, value: await answer(command) })
        } catch (error) {
          post({ kind: 'failure', id, failure: engine.describe(error) })
        }
        failSettle = null
        if (current === 'evaluate') printUncaught()
      })
    },
    onUncaught: (error) => {
      // It ends the program, as it would under Node.
      if (failSettle) return failSettle(error)
      uncaught = [...uncaught, { error }]
      if (current === 'evaluate') printUncaught()
    },
  }
}

function lineOf(engine: Engine, error: unknown): string {
  const { name, message, line } = engine.describe(error)
  return `${name}: ${message}${line ? ` (line ${line})` : ''}`
}
