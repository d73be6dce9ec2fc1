// What the shop sells. Read only.
export const teas = [
  { id: 'nilgiri', name: 'Nilgiri tea', paise: 24_000 },
  { id: 'masala', name: 'Masala chai', paise: 31_550 },
  { id: 'green', name: 'Green tea', paise: 45_000 },
]
