// Migrate: writes the new form, can still read the old one.
export { read } from './release-1.mjs'
export const write = (order) => ({ id: order.id, dish: order.dish, drop: { building: order.building, floor: order.floor } })
