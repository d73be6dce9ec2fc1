// Contract: the old form is gone. The final form is drop: { building, floor }.
export { read, write } from './release-2.js'
