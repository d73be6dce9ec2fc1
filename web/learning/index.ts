export { enrolledCourses } from './courses/enrolments.api.ts'
