export { editorOf } from './course-places.ts'
export { allCourses, wholeCourse } from './courses.api.ts'
