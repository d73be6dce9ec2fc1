// To use the 48 words of the newspaper, remove the // from the next line and
// from the last one.
// import { words } from './words.js'

/**
 * The letters of a word as a reader sees them, in one Unicode form and
 * without capitals.
 */
export function letters(word) {
  return [...word]
}

/**
 * Returns lists of words that have the same letters, in the order of the
 * input.
 */
export function groupAnagrams(words) {
  // Which key is the same for all words with the same letters?
}

console.log(groupAnagrams(['कमल', 'नदी', 'कलम', 'दीन']))
// console.log(groupAnagrams(words).filter((group) => group.length > 1))
