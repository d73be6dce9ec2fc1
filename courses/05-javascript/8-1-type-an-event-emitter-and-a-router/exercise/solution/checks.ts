import { createEmitter } from './emitter.ts'
import { createRouter, type Params } from './router.ts'

type Events = { called: { token: string }; closed: undefined }
const board = createEmitter<Events>()
board.on('called', ({ token }) => console.log('Token', token.toUpperCase()))
board.emit('called', { token: 'd-7' })
board.emit('closed', undefined)

const router = createRouter<string>()
router.route('/trains/:number/stops/:stop', ({ number, stop }) => `${number} at ${stop}`)
router.route('/about', () => 'About us')
console.log(router.go('/trains/12124/stops/New%20Delhi'))
console.log(router.go('/about'), router.go('/nowhere'), router.go('/trains/%E0%A4%A/stops/x'))

export const params: Params<'/a/:b/:c'> = { b: '1', c: '2' }

/** Never called: these lines are for the compiler. Each of them must be an error. */
export function mustNotCompile(): void {
  // @ts-expect-error: there is no such event
  board.on('cal1ed', () => {})
  // @ts-expect-error: the token is a text
  board.emit('called', { token: 7 })
  // @ts-expect-error: this pattern has no name
  router.route('/trains/:number', ({ name }) => `${name}`)
}
