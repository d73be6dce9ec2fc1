export const coursePath = (courseId: number) => `/course/courseDetails/${courseId}`
export const firstLessonPath = (courseId: number) => `/courses/${courseId}/first-lesson`
export const courseEditorPath = (courseId: number) => `/admin/courses/${courseId}`
export const courseTasksPath = (courseId: number) => `/admin/tasks/${courseId}`
