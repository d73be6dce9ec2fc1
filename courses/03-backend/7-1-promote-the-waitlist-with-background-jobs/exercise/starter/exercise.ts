// The checks try your functions through this file. Leave it as it is.
export { render } from './templates.ts'
export { once, promote, slotOf } from './waitlist.ts'
