// India keeps one offset all year, and has since 1945.
const aheadMs = 5.5 * 60 * 60 * 1000

/** The date it is in India at this moment, as 2026-11-15. */
export const indiaDate = (now: Date): string => new Date(now.getTime() + aheadMs).toISOString().slice(0, 10)
