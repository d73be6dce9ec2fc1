import { startPath } from '#web/catalogue/course-paths.ts'

/** The beginners' path as schema.org describes a course. */
export const pathAsCourse = (school: string) => ({
  '@type': 'Course',
  name: 'Start here: first steps in coding',
  description:
    'Short, free lessons for people who have never coded, from a first program to a page with a working button.',
  url: startPath,
  isAccessibleForFree: true,
  educationalLevel: 'Beginner',
  provider: { '@type': 'EducationalOrganization', name: school },
})
