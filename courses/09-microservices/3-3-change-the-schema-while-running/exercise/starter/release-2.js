// Migrate: what does this release write, and what must it still read?
export { read, write } from './release-1.js'
