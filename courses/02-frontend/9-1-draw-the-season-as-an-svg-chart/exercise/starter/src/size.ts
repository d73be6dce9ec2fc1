/** The viewBox is about as wide as a narrow phone, so that letters keep their size there. */
export const WIDTH = 340
export const HEIGHT = 240
/** Around the place of the line: from x = left to WIDTH - right, from y = HEIGHT - bottom up to top. */
export const EDGE = { top: 28, right: 12, bottom: 28, left: 44 }
