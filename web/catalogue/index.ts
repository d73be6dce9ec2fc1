export { courseEditorPath } from './course-paths.ts'
export { allCourses, editableCourse } from './courses.api.ts'
export { FirstLessonLink } from './first-lesson-link.tsx'
