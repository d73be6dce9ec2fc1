// Idli: 40, chai: 15
console.log('Idli:', 3 * 40)
console.log('Chai:', 0)
console.log('Total:', 0)
