/** The address of the results. `courseId` null: in all my courses. */
export function searchPath(words: string, courseId: number | null): string {
  const query = new URLSearchParams({ ...(words && { words }), ...(courseId && { course: String(courseId) }) })
  return `/dashboard/search${query.size > 0 ? `?${query.toString()}` : ''}`
}
