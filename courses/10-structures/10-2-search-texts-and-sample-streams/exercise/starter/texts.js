/**
 * All positions at which the pattern begins, overlapping ones included. KMP:
 * O(n + m).
 */
export function findAll(text, pattern) {}

/**
 * The first longest part that reads the same in both directions, compared by
 * the letters a reader sees.
 */
export function longestPalindrome(text) {}

/**
 * k items of an iterable, each with the same probability. Goes through the
 * stream once and keeps only k items.
 */
export function sample(stream, k, random = Math.random) {}

console.log(findAll('abababab', 'abab'))
console.log(longestPalindrome('सरस नदी'))
console.log(sample(['Asha', 'Ravi', 'Imran', 'Mary'], 2))
