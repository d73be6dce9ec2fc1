import { type CheckTypes, checkTypesIn } from '#engines/host/check-types.ts'
import { connectToCompiler } from './compiler.ts'

type Options = {
  onLoading?: (text: string, part: number) => void
  /** Whether anybody still waits for it when its turn comes. */
  isWanted?: () => boolean
}

let last: Promise<unknown> = Promise.resolve()

/** One program after the other: a second worker would have to start the compiler again, which takes a second. */
export const checkTypesInPage =
  ({ isWanted = () => true, onLoading = () => {} }: Options = {}): CheckTypes =>
  (program, snippets) => {
    const check = checkTypesIn(connectToCompiler(onLoading))
    const turn = last.then(() => (isWanted() ? check(program, snippets) : { problems: snippets.map(() => []) }))
    last = turn.catch(() => {})
    return turn
  }
