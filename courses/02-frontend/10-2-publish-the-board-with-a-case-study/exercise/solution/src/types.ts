export type PriceRow = { crop: string; usual: number }
export type Mandi = { id: number; name: string; state: string; prices: PriceRow[] }
export type PriceFile = { day: string; mandis: Mandi[] }
