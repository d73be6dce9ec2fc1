/** In milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000
