// Connects your code with the practice database, so that the checks can use both.
export { canonical, once } from './once.js'
export { createDatabase } from './database.js'
