/** The files of a course folder by their paths, with forward slashes. */
export type CourseFiles = ReadonlyMap<string, Buffer>

export type FolderProblem = { path: string; line: number | null; message: string }

export const notJson = 'This is not valid JSON.'
