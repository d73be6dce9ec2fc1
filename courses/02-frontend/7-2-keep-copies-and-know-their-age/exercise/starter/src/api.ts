export type Price = { crop: string; usual: number }

/** The prices of a mandi; with a crop, only those of the crop. Throws if the server doesn't answer with prices. */
export async function fetchPrices(mandi: string, crop: string): Promise<Price[]> {
  const query = new URLSearchParams(crop === '' ? { mandi } : { mandi, crop })
  const response = await fetch(`/api/prices?${query}`)
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return (await response.json()) as Price[]
}

export async function reportPrice(mandi: string, price: Price): Promise<void> {
  const response = await fetch('/api/prices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mandi, ...price }),
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
}
