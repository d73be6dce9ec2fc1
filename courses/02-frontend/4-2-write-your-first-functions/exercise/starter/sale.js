// How many quintals? A quintal is 100 kg.
export function toQuintals(sacks, kgPerSack) {}

// What is left of an amount after the fee of 2 percent?
export function afterFee(rupees) {}

// true if the price there, minus the transport, is higher than the price here
export function isBetter(priceHere, priceThere, transport) {}

// 'Kamla: 6.3 quintals, one trip'; from 10 quintals on 'two trips'
export function advice(name, quintals) {}

console.log(toQuintals(14, 45))
