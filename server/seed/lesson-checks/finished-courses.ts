/**
 * Courses whose steps all meet the whole standard: each lesson has a recap, each exercise has trials, the options of
 * questions give nothing away, and changes to model solutions are found. One line each.
 */
export const finishedCourses: readonly string[] = [
  '00-start',
  '01-full-stack',
  '02-frontend',
  '03-backend',
  '04-mobile',
  '05-javascript',
  '06-cloud',
  '07-database',
  '08-devops',
  '09-microservices',
]
