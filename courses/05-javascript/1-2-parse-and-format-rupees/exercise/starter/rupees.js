/** Turns a text such as '1,250.5' into whole paise: 125050. Returns null if the text is not an amount. */
export function parseRupees(text) {
  // Write your code here.
}

/** Turns paise into a text for people: 125050 becomes '₹1,250.50'. */
export function formatRupees(paise) {
  // Write your code here.
}

// Run prints these lines. Change them as you like.
console.log(parseRupees('₹1,250.5'))
console.log(formatRupees(125050))
