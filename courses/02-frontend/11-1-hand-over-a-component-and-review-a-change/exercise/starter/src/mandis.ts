export type PriceRow = { crop: string; low: number; usual: number; high: number; yesterday: number | null }
export type Mandi = { id: number; name: string; state: string; prices: PriceRow[] }

export const mandis: Mandi[] = [
  {
    id: 1,
    name: 'Lasalgaon',
    state: 'Maharashtra',
    prices: [
      { crop: 'Onion', low: 1150, usual: 1780, high: 2240, yesterday: 1725 },
      { crop: 'Soybean', low: 4100, usual: 4380, high: 4520, yesterday: 4380 },
    ],
  },
  {
    id: 4,
    name: 'Indore',
    state: 'Madhya Pradesh',
    prices: [{ crop: 'Garlic', low: 6000, usual: 8000, high: 9900, yesterday: 9450 }],
  },
  {
    id: 7,
    name: 'Kolar',
    state: 'Karnataka',
    prices: [{ crop: 'Tomato', low: 667, usual: 1333, high: 2000, yesterday: null }],
  },
]
