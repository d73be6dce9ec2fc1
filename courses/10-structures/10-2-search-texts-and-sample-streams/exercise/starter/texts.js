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

console.log(findAll('abababab', 'abab'))
console.log(longestPalindrome('सरस नदी'))
