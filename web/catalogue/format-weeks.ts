export const formatWeeks = (weeks: number): string => (weeks === 1 ? '1 week' : `${weeks} weeks`)
