// Expand: what must this release read, and what must it still write?
export { read, write } from './release-0.js'
