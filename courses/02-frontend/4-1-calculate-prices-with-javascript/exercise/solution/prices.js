export function income(sacks, kgPerSack, pricePerQuintal) {
  const quintals = (sacks * kgPerSack) / 100
  return quintals * pricePerQuintal
}

export function change(row) {
  const difference = row.usual - row.yesterday
  if (difference === 0) return 'same'
  return difference > 0 ? `up ${difference}` : `down ${-difference}`
}

export function bestMandi(mandis, crop) {
  let best
  for (const mandi of mandis) {
    const row = mandi.prices.find((price) => price.crop === crop)
    if (row === undefined) continue
    if (best === undefined || row.usual > best.usual) best = { name: mandi.name, usual: row.usual }
  }
  return best?.name
}

const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
export function formatRupees(rupees) {
  return inr.format(rupees)
}

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
export function formatDay(day) {
  return longDay.format(new Date(`${day}T00:00:00+05:30`))
}
