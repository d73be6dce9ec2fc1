const sample = [
  { crop: 'Onion', usual: 1780, yesterday: 1725 },
  { crop: 'Tomato', usual: 1400, yesterday: 1460 },
  { crop: 'Soybean', usual: 4380, yesterday: 4380 },
]

export function cropNames(rows) {
  return rows.map((row) => row.crop)
}

export function cheaperThan(rows, limit) {
  return rows.filter((row) => row.usual < limit)
}

export function priceOf(rows, crop) {
  const row = rows.find((one) => one.crop === crop)
  return row?.usual
}

export function total(rows) {
  let sum = 0
  for (const row of rows) sum = sum + row.usual
  return sum
}

export function rising(rows) {
  return cropNames(rows.filter((row) => row.usual > row.yesterday))
}

console.log(cropNames(sample))
