const start = 50
const perKm = 18
const km = 6
let money = 200

// 1. Replace the 0: start
// plus perKm times km
const fare = 0

// 2. Write one line here:
// take fare away from money

console.log('Fare:', fare)
console.log('Left:', money)
