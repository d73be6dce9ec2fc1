export const coursePath = (courseId: number) => `/course/courseDetails/${courseId}`
export const courseEditorPath = (courseId: number) => `/admin/courses/${courseId}`
export const courseTasksPath = (courseId: number) => `/admin/tasks/${courseId}`
