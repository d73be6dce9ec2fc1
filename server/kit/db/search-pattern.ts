/** The pattern of what contains the words as typed: the marks that mean something in a pattern mean themselves. */
export const likePattern = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`
