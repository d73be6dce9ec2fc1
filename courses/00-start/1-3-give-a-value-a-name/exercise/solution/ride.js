const start = 50
const perKm = 18
const km = 6
let money = 200

// 1. Replace the 0: start plus perKm times km
const fare = start + perKm * km

// 2. Write one line here: take the fare away from money
money = money - fare

console.log('Fare:', fare)
console.log('Left:', money)
