export function busFare(age) {
  // Under 12 years: 10 rupees. Everyone else: 20 rupees.
  return 20
}

console.log('Age 8:', busFare(8))
console.log('Age 30:', busFare(30))
