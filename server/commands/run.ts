import { AppError } from '#server/kit/errors.ts'
import { isStartupError } from '#server/kit/startup-error.ts'

/** Runs a terminal command. Expected errors are printed as one sentence, others with their stack. */
export async function runCommand(act: (print: (text: string) => void) => Promise<void>): Promise<void> {
  try {
    await act((text) => void process.stdout.write(`${text}\n`))
    process.exit(0)
  } catch (error) {
    const isExpected = isStartupError(error) || error instanceof AppError
    process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`)
    process.exit(1)
  }
}
