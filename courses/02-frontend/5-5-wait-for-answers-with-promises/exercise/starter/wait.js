// A promise of the value, after ms milliseconds.
export function wait(ms, value) {}

// 'Onion: ₹1780', or 'Onion: no answer' if ask fails
export async function priceText(ask, crop) {}

// The prices of all crops, asked at once, in the order of crops.
export async function allPrices(ask, crops) {}

// The value of the promise; fails with 'too slow' after ms milliseconds.
export async function withLimit(promise, ms) {}

console.log(await priceText(async () => 1780, 'Onion'))
