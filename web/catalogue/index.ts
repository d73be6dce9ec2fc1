export { courseEditorPath } from './course-paths.ts'
export { allCourses, editableCourse } from './courses.api.ts'
export { CourseShortFacts } from './course-short-facts.tsx'
export { FirstLessonLink } from './first-lesson-link.tsx'
