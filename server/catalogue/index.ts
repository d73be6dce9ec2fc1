export { cardColumns, courseById, toCard } from './courses.store.ts'
