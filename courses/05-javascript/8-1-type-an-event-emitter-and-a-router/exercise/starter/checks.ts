// For the compiler: at least three lines with @ts-expect-error, in a function that is never called.
import { createEmitter } from './emitter.ts'
import { createRouter } from './router.ts'

type Events = { called: { token: string }; closed: undefined }
const board = createEmitter<Events>()
const router = createRouter<string>()

export function mustNotCompile(): void {
  // @ts-expect-error: there is no such event
  board.on('cal1ed', () => {})
}
