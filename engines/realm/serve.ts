import type { Command, Engine, RealmMessage } from './protocol.ts'

/** Answers commands with an engine, one after the other. */
export function serveEngine(engine: Engine, post: (message: RealmMessage) => void): (command: Command) => void {
  let last = Promise.resolve()
  return (command) => {
    last = last.then(async () => {
      const { id } = command
      try {
        post({ kind: 'value', id, value: await answer(engine, command) })
      } catch (error) {
        post({ kind: 'failure', id, failure: engine.describe(error) })
      }
    })
  }
}

async function answer(engine: Engine, command: Command): Promise<string> {
  if (command.command === 'evaluate') return engine.evaluate(command.source, command.setup)
  await (command.command === 'start' ? engine.start(command.program) : engine.settle())
  return 'null'
}
