import { parseArgs } from 'node:util'
import { startupError } from '#server/kit/startup-error.ts'

type Flags = Record<string, { type: 'boolean' }>

/** What was typed after a command that takes one folder; anything else is answered with how it is used. */
export function folderAndFlags<Known extends Flags>(usage: string, flags: Known, args = process.argv.slice(2)) {
  const { values, positionals } = parsed(usage, flags, args)
  const [folder, ...more] = positionals
  if (!folder) throw startupError(`Name the folder of the backup. ${usage}`)
  if (more.length > 0) throw startupError(`One folder at a time: "${more[0]}" is one too many. ${usage}`)
  return { folder, has: (flag: keyof Known & string) => values[flag] === true }
}

function parsed(usage: string, options: Flags, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    // The first sentence says which option it was; the others would explain parseArgs.
    throw startupError(`${(error as Error).message.split('. ', 1)[0]}. ${usage}`, error)
  }
}
