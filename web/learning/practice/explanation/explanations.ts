/** Loaded together when code is run: pages on which nothing is run don't need it. */
export { callOf } from '#engines/explain/call.ts'
export { explain, generalMeaning } from '#engines/explain/explain.ts'
export { compareRows } from '#engines/explain/rows.ts'
export { lookedAt } from './looked-at.ts'
