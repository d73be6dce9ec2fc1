// The checks try your functions through this file. Leave it as it is.
export { priceOf } from './price.js'
export { slip } from './slip.js'
