export { editorOf } from './course-places.ts'
export { wholeCourse } from './courses.api.ts'
