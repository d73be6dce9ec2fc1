/** Counts stop here, so that counting a long list costs no more than a short one; one more means "more than". */
export const maxCounted = 1_000
