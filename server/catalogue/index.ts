export { courseById, listedCourses } from './courses.store.ts'
