export const coursePath = (courseId: number) => `/course/courseDetails/${courseId}`
/** The free beginners' path. */
export const startPath = '/start'
export const startLessonPath = (number: number) => `${startPath}/${number}`
export const firstLessonPath = (courseId: number) => `/courses/${courseId}/first-lesson`
export const courseEditorPath = (courseId: number) => `/admin/courses/${courseId}`
export const courseTasksPath = (courseId: number) => `/admin/tasks/${courseId}`
