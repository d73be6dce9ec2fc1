export type Customer = { id: string; name: string; paise: number }
export type Entry = {
  id: string
  customerId: string
  kind: 'credit' | 'payment'
  paise: number
  note: string
  on: string
}

async function requestJson<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init)
  const data = await response.json().catch(() => null)
  if (!response.ok) throw new Error(data?.message ?? `The server answered ${response.status}.`)
  return data
}

export const getCustomers = (): Promise<Customer[]> => requestJson('/api/customers')

export const getEntries = (customerId: string): Promise<Entry[]> =>
  requestJson(`/api/customers/${encodeURIComponent(customerId)}/entries`)

export const postEntry = (entry: Entry): Promise<Entry> =>
  requestJson('/api/entries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entry),
  })

const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
export const formatPaise = (paise: number): string => inr.format(paise / 100)
