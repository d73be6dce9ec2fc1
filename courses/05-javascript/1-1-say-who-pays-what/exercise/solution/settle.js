export function settle(name, rupees) {
  if (rupees > 0) return `${name} pays ₹${rupees}`
  if (rupees < 0) return `${name} gets ₹${-rupees} back`
  return `${name} is even`
}

console.log(settle('Asha', 250))
console.log(settle('Kabir', -40))
console.log(settle('Meera', 0))
