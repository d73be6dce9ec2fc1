export { cardColumns, courseById, hasFirstLesson, toCard } from './courses.store.ts'
export { assertRestorable, restorableSince, restoreUntil, unknownCourse } from './courses.rules.ts'
