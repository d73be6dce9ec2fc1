/** Turns a text such as '1,250.5' or '1.5 lakh' into whole paise: 125050, 15000000. null if it is not an amount. */
export function parseRupees(text) {
  // Write your code here.
}

/** Turns paise into a text for people: 125050 becomes '₹1,250.50'. */
export function formatRupees(paise) {
  // Write your code here.
}

// Run prints these lines. Change them as you like.
console.log(parseRupees('₹1,250.5'), parseRupees('1.5 lakh'))
console.log(formatRupees(125050))
