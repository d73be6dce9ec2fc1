import { parseArgs } from 'node:util'
import { startupError } from '#server/kit/startup-error.ts'

type Flags = Record<string, { type: 'boolean' }>

/** The arguments of a command that takes one folder and flags. */
export function folderAndFlags<Known extends Flags>(usage: string, flags: Known, args = process.argv.slice(2)) {
  const { values, positionals } = parse(usage, flags, args)
  const [folder, ...extra] = positionals
  if (!folder) throw startupError(`Enter the folder of the backup. ${usage}`)
  if (extra.length > 0) throw startupError(`Enter only one folder. ${usage}`)
  return { folder, has: (flag: keyof Known & string) => values[flag] === true }
}

function parse(usage: string, options: Flags, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    // The first sentence names the option; the rest is about how to call parseArgs.
    throw startupError(`${(error as Error).message.split('. ', 1)[0]}. ${usage}`, error)
  }
}
