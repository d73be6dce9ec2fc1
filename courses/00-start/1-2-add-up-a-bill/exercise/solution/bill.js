// 3 plates of idli at 40 rupees, 2 glasses of chai at 15 rupees
console.log('Idli:', 3 * 40)
console.log('Chai:', 2 * 15)
console.log('Total:', 3 * 40 + 2 * 15)
