export { courseEditorPath, startLessonPath, startPath } from './course-paths.ts'
export { editableCourse, enrollableCourses } from './courses.api.ts'
export { CourseShortFacts } from './course-short-facts.tsx'
export { FirstLessonLink } from './first-lesson-link.tsx'
