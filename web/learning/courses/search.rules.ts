import type { CourseCard } from '#contract/catalogue/courses.ts'

/** The courses that contain every word, in the title, subtitle or description. */
export function filterCourses<Course extends CourseCard>(courses: Course[], search: string): Course[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return courses.filter(({ courseTitle, subtitle, courseDescription }) => {
    const text = `${courseTitle} ${subtitle} ${courseDescription}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
