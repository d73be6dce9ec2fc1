export { cardColumns, courseById, hasFirstLesson, toCard, toPublicCourse } from './courses.store.ts'
export { assertRestorable, restorableSince, restoreUntil, unknownCourse } from './courses.rules.ts'
