export function toQuintals(sacks, kgPerSack) {
  return (sacks * kgPerSack) / 100
}

export function afterFee(rupees) {
  return rupees - (rupees * 2) / 100
}

export function isBetter(priceHere, priceThere, transport) {
  return priceThere - transport > priceHere
}

export function advice(name, quintals) {
  const trips = quintals >= 10 ? 'two trips' : 'one trip'
  return `${name}: ${quintals} quintals, ${trips}`
}

console.log(toQuintals(14, 45))
