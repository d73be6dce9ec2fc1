export function busFare(age) {
  // Under 12: 10, else: 20
  return 20
}

console.log('Age 8:', busFare(8))
console.log('Age 30:', busFare(30))
