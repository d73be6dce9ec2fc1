const name = 'Pushpa'
const ricePerKg = 42
const tea = 96
const kilosTyped = '10'
const paidTyped = '300'

export const kilos = Number(kilosTyped)
export const paid = Number(paidTyped)
export const total = ricePerKg * kilos + tea
export const owes = total - paid
export const sentence = `${name} owes ₹${owes} of ₹${total}`

console.log(sentence)
