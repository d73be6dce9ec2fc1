export function settle(name, rupees) {
  if (rupees > 0) return `${name} pays ₹100`
  // Two cases are missing.

}

console.log(settle('Asha', 250))
console.log(settle('Kabir', -40))
console.log(settle('Meera', 0))
