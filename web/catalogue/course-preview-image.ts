import type { CourseCard } from '#contract/catalogue/courses.ts'

/** The base name of the picture for shared links. Uploaded pictures have none of their own. */
export function coursePreviewImage({ imagePath }: Pick<CourseCard, 'imagePath'>): string {
  const [, drawing] = /^\/media\/(course-\d+)\.svg$/.exec(imagePath) ?? []
  return drawing ? `og-${drawing}` : 'og-courses'
}
