/** The tab of the reviews that lists them. */
export const opinionsTab = 'second-opinions'
export const opinionsPath = `/admin/reviews?tab=${opinionsTab}`
export const opinionPath = (opinionId: number) => `/admin/second-opinions/${opinionId}`
