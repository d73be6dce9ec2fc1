export { courseEditorPath } from './course-paths.ts'
export { allCourses, editableCourse } from './courses.api.ts'
