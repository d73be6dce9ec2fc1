/**
 * The fewest notes for the amount, by plain recursion. Infinity if it can't
 * be paid.
 */
export function changeRecursive(amount, notes) {}

/** The same, but each amount is calculated only once. */
export function changeMemo(amount, notes) {}

/**
 * From 0 upwards. Returns { count, notes } with the notes from large to
 * small, or null if it can't be paid.
 */
export function changeTable(amount, notes) {}

console.log(changeRecursive(6, [1, 3, 4]), changeMemo(6, [1, 3, 4]), changeTable(6, [1, 3, 4]))
