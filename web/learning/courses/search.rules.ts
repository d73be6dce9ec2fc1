import type { CourseCard } from '#contract/catalogue/courses.ts'

/** From so many on, finding one by eye takes longer than typing its name. */
export const isWorthSearching = (courses: unknown[]) => courses.length > 6

/** The courses in which every word occurs, in title, subtitle or description. */
export function coursesWith<Course extends CourseCard>(courses: Course[], search: string): Course[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return courses.filter(({ courseTitle, subtitle, courseDescription }) => {
    const text = `${courseTitle} ${subtitle} ${courseDescription}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
