const name = 'Pushpa'
const ricePerKg = 42
const tea = 96
const kilosTyped = '10'
const paidTyped = '300'

// Complete these five lines.
export const kilos = kilosTyped
export const paid = paidTyped
export const total = 0
export const owes = 0
export const sentence = ''

console.log(sentence)
