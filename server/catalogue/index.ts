export { cardColumns, courseById, listedCourses, toCard } from './courses.store.ts'
