// Migrate: writes the new form, can still read the old one.
export { read } from './release-1.js'
export const write = ({ id, dish, building, floor }) => ({ id, dish, drop: { building, floor } })
