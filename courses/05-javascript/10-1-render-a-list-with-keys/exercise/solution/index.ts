// The checks try your functions through this file. Leave it as it is.
import './tiny-dom.ts'

export { each, h, mount } from './render.ts'
export { signal } from './signals.ts'
