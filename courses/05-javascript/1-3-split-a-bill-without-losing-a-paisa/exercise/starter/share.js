/** Divides paise by weights. The parts are whole paise and always add up to the bill. */
export function share(paise, weights) {
  // Write your code here.
}

// Run prints this line. The two friends who stayed 30 days pay one paisa more than their part rounded down.
console.log(share(235_000, [30, 30, 11]))
