/** Counts beside a list go no further, so that a long list costs what a short one does: one more stands for "more". */
export const maxCounted = 1_000
