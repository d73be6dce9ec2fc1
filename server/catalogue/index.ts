export { cardColumns, courseById, hasFirstLesson, toCard } from './courses.store.ts'
export { assertRestorable, restorableSince, restoreUntil } from './restore.rules.ts'
