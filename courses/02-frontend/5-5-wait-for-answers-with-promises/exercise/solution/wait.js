export function wait(ms, value) {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms))
}

export async function priceText(ask, crop) {
  try {
    const price = await ask(crop)
    return `${crop}: ₹${price}`
  } catch {
    return `${crop}: no answer`
  }
}

export async function allPrices(ask, crops) {
  return Promise.all(crops.map((crop) => ask(crop)))
}

export async function withLimit(promise, ms) {
  let timer
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), ms)
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}

console.log(await priceText(async () => 1780, 'Onion'))
