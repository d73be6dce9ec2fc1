// The checks try your functions through this file. Leave it as it is.
export { batch, computed, effect, signal } from './signals.ts'
export { createTodoList } from './todo.ts'
