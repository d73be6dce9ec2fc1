// 3 plates of idli at 40 rupees, 2 glasses of chai at 15 rupees
console.log('Idli:', 3 * 40)
console.log('Chai:', 0)
console.log('Total:', 0)
