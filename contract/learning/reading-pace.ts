/** Faster than anybody reads: what was on the screen for less has been skipped. */
export const maxWordsPerSecond = 8

/** Also a picture or a heading has to be looked at. */
const minSecondsPerBlock = 0.5

/** How long a paragraph, table … has to be on the screen to count as read. */
export const secondsToRead = (words: number): number => Math.max(minSecondsPerBlock, words / maxWordsPerSecond)
