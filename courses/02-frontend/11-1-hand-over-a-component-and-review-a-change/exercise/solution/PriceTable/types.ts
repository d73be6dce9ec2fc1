export type PriceRow = { crop: string; low: number; usual: number; high: number; yesterday: number | null }
export type Mandi = { id: number; name: string; state: string; prices: PriceRow[] }
export type PriceFile = { day: string; mandis: Mandi[] }
