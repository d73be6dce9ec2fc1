/**
 * k items of an iterable, each with the same chance. Goes through the stream
 * once and keeps only k items. random() is a number from 0 up to 1.
 */
export function sample(stream, k, random = Math.random) {
  // The first k items fill the reservoir. With which chance does item number i
  // come in?
}

/** A new list with the same items in a random order. */
export function shuffle(items, random = Math.random) {
  // Work on a copy, from its end to its front.
}

console.log(sample(['Asha', 'Ravi', 'Imran', 'Mary'], 2))
console.log(shuffle(['Asha', 'Ravi', 'Imran', 'Mary']))
