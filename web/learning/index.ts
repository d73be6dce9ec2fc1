export { enrolledCourses } from './enrolments.api.ts'
