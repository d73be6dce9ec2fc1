const sample = [
  { crop: 'Onion', usual: 1780, yesterday: 1725 },
  { crop: 'Tomato', usual: 1400, yesterday: 1460 },
  { crop: 'Soybean', usual: 4380, yesterday: 4380 },
]

// ['Onion', 'Tomato', 'Soybean']
export function cropNames(rows) {}

// the rows whose usual price is below the limit
export function cheaperThan(rows, limit) {}

// the usual price of a crop, or undefined
export function priceOf(rows, crop) {}

// the sum of all usual prices
export function total(rows) {}

// the names of the crops that cost more than yesterday
export function rising(rows) {}

console.log(cropNames(sample))
