export type Customer = { id: string; name: string; paise: number }
export type Entry = {
  id: string
  customerId: string
  kind: 'credit' | 'payment'
  paise: number
  note: string
  on: string
}

async function getJson<T>(path: string): Promise<T> {
  const response = await fetch(path)
  const data = await response.json().catch(() => null)
  if (!response.ok) throw new Error(data?.message ?? `The server answered ${response.status}.`)
  return data
}

export const getCustomers = (): Promise<Customer[]> => getJson('/api/customers')

export const getEntries = (customerId: string): Promise<Entry[]> =>
  getJson(`/api/customers/${encodeURIComponent(customerId)}/entries`)

const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
export const formatPaise = (paise: number): string => inr.format(paise / 100)
