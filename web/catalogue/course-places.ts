/** Where staff work on a course. */
export const editorOf = (courseId: number) => `/admin/courses/${courseId}`
export const tasksOf = (courseId: number) => `/admin/tasks/${courseId}`
